#include "qc/report/html_style.h"

namespace deckle::qc {

// Colours have a contrast of at least 4.5:1 with their background. The state of the filters is kept
// in check boxes at the start of the body (html_report.cpp), since the page has no scripts.
std::string_view html_style() {
  return R"css(
:root{color-scheme:light dark;--ink:#1c1f24;--soft:#565e6c;--line:#dde1e7;--ground:#f3f4f6;--card:#fff;
--error:#b3261e;--warning:#8a5a00;--note:#1f5fa8;--good:#1d6b3c;--human:#fdecea;--aim:#fff6d6}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ed;--soft:#a9b0bb;--line:#3a3f47;--ground:#15171a;
--card:#1f2226;--error:#ff8a80;--warning:#f3bd5b;--note:#8ab8f0;--good:#7fd39e;--human:#3a1f1d;--aim:#3d3720}}
*{box-sizing:border-box}
html{scroll-padding-top:12px}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",
"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;
word-break:keep-all;overflow-wrap:anywhere}
main{max-width:1180px;margin:0 auto;padding:28px 24px 64px}
article>.meta{margin:0 0 12px}
article+article{border-top:3px solid var(--line);margin-top:48px;padding-top:32px}
h1{font-size:25px;line-height:1.25;margin:0 0 6px}
h2{font-size:16px;line-height:1.4;margin:0}
p{margin:0}
a{color:inherit}
:focus-visible{outline:3px solid var(--note);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:12px;background:var(--card);padding:6px 12px;z-index:2}
.filter{position:absolute;opacity:0;pointer-events:none}
.badge{display:inline-block;padding:1px 10px;border-radius:99px;border:1px solid currentColor;font-size:13px;
font-weight:600;white-space:nowrap}
.error{color:var(--error)}.warning{color:var(--warning)}.note{color:var(--note)}.good{color:var(--good)}
.sum{display:flex;flex-wrap:wrap;gap:8px;align-items:center;color:var(--soft);margin:0 0 18px}
.sum label{cursor:pointer;padding:1px 10px;border-radius:99px;border:1px solid var(--line);background:var(--card);
font-size:13px;font-weight:600}
#show-error:focus-visible~article label[for=show-error],#show-warning:focus-visible~article label[for=show-warning],
#show-note:focus-visible~article label[for=show-note]{outline:3px solid var(--note);outline-offset:2px}
#show-error:not(:checked)~article label[for=show-error],#show-warning:not(:checked)~article label[for=show-warning],
#show-note:not(:checked)~article label[for=show-note]{text-decoration:line-through;color:var(--soft)}
#show-error:not(:checked)~article :is(li.of-error,.mark-error),
#show-warning:not(:checked)~article :is(li.of-warning,.mark-warning),
#show-note:not(:checked)~article :is(li.of-note,.mark-note){display:none}
nav{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 22px}
nav a{min-width:36px;text-align:center;padding:3px 8px;border-radius:6px;background:var(--card);
border:1px solid var(--line);text-decoration:none;font-size:13px}
nav a:hover{border-color:currentColor}
nav a.error,nav a.warning{border-color:currentColor;font-weight:700}
.human{background:var(--human);border:1px solid var(--error);border-left-width:6px;border-radius:8px;
padding:12px 16px;margin:0 0 18px}
.human h2{color:var(--error)}
.human ul{list-style:disc;padding-left:20px;margin-top:4px}
.human li{padding:2px 0;border:0}
.human>p{margin:8px 0 0}
.human blockquote{margin:4px 0 0;padding:2px 0 2px 12px;border-left:3px solid var(--line)}
.words{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.slides{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr));gap:18px;margin:0 0 18px}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px 18px;min-width:0}
section.full,section:target{grid-column:1/-1}
section.plain{margin:0 0 18px}
section.compact{padding:10px 12px}
section.compact h2{font-size:14px}
section:target{border-color:var(--note);box-shadow:0 0 0 1px var(--note)}
header.s{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline;margin:0 0 10px}
header.s .meta,.compact .meta{color:var(--soft);font-size:13px}
figure{margin:0 0 12px;border:1px solid var(--line);line-height:0;background:#fff}
figure>svg{width:100%;height:auto;display:block}
.compact figure{margin:0 0 8px}
svg .mark{text-decoration:none}
svg .mark:hover .frame,svg .mark:focus-visible .frame{stroke-width:4}
svg .mark:target .frame{stroke-width:6;stroke-dasharray:none}
svg .mark:focus-visible{outline:none}
ol,ul{margin:0;padding:0;list-style:none}
li{padding:8px 0;border-top:1px solid var(--line)}
ol>li:first-child{border-top:0}
li:target{background:var(--aim);box-shadow:0 0 0 8px var(--aim)}
li .n{display:inline-block;min-width:22px;height:22px;border-radius:11px;text-align:center;color:#fff;
font-size:12px;font-weight:700;line-height:22px;margin-right:6px;text-decoration:none}
code{font:13px/1.4 ui-monospace,Consolas,"Noto Sans Mono",monospace;color:var(--soft);word-break:normal}
.hint{color:var(--soft);padding-left:28px}
details{margin-top:8px}
summary{cursor:pointer;color:var(--soft)}
.trace li{padding:4px 0;color:var(--soft)}
.clean{color:var(--good)}
h3{font-size:13px;margin:0 0 4px;color:var(--soft)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(300px,100%),1fr));gap:12px}
.fixes{margin:0 0 12px}
.fixes li{padding:4px 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;padding:5px 14px 5px 0;border-bottom:1px solid var(--line);vertical-align:top}
@media (max-width:560px){main{padding:16px 10px 40px}section{padding:12px 10px;border-radius:8px}h1{font-size:20px}
.hint{padding-left:0}}
@media print{@page{margin:14mm}:root{--ground:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--human:#fff;
--error:#b3261e;--warning:#8a5a00;--note:#1f5fa8;--good:#1d6b3c}
body{font-size:10.5pt}main{max-width:none;padding:0}nav,.skip,.sum label{display:none}
section,figure,li{break-inside:avoid}.slides{grid-template-columns:1fr 1fr 1fr;gap:10px}
article+article{break-before:page}.badge,li .n,svg *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
)css";
}

}  // namespace deckle::qc
