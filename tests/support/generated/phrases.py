"""Words for generated specs: titles, sentences and names in many scripts, and text of a given length.

Everything takes a random.Random and depends on nothing else. Offsets and lengths count code points, as the
schema does.
"""

TITLES = {
    "ko": ["2024년 인구는 세 지역에서만 늘었다", "출생아 수가 9년 만에 반등", "지역별 고령화 속도의 차이", "다음 단계와 일정", "핵심 요약"],
    "en": ["Population grew in three regions only", "Births rose for the first time in nine years", "What we ask of the board",
           "Revenue by segment, 2019–2024", "Next steps"],
    "ja": ["人口は三つの地域でのみ増加", "出生数は九年ぶりに反転", "地域別の高齢化の速さ", "今後の予定", "要点"],
    "zh-CN": ["人口仅在三个地区增长", "出生人数九年来首次回升", "各地区老龄化速度比较", "下一步计划", "要点摘要"],
    "zh-TW": ["人口僅在三個地區成長", "出生數九年來首次回升", "各地區高齡化速度比較", "後續步驟", "重點摘要"],
    "ar": ["النمو السكاني في ثلاث مناطق فقط", "ارتفاع المواليد لأول مرة منذ تسع سنوات", "الخطوات القادمة", "ملخص النتائج"],
    "he": ["האוכלוסייה גדלה בשלושה אזורים בלבד", "עלייה ראשונה בלידות זה תשע שנים", "הצעדים הבאים", "תקציר"],
    "hi": ["केवल तीन क्षेत्रों में जनसंख्या बढ़ी", "नौ वर्षों में पहली बार जन्म दर बढ़ी", "अगले कदम", "मुख्य बातें"],
    "th": ["ประชากรเพิ่มขึ้นเพียงสามภูมิภาค", "จำนวนการเกิดเพิ่มขึ้นครั้งแรกในรอบเก้าปี", "ขั้นตอนต่อไป", "สรุปสาระสำคัญ"],
    "vi": ["Dân số chỉ tăng ở ba vùng", "Số ca sinh tăng lần đầu sau chín năm", "Các bước tiếp theo", "Tóm tắt chính"],
    "de": ["Bevölkerungswachstum nur in drei Regionen", "Geburtenzahl steigt erstmals seit neun Jahren", "Nächste Schritte",
           "Grundstücksverkehrsgenehmigungszuständigkeit"],
    "ru": ["Население выросло лишь в трёх регионах", "Рождаемость выросла впервые за девять лет", "Следующие шаги", "Краткие выводы"],
}

SENTENCES = {
    "ko": ["수도권과 세종을 제외한 모든 지역에서 인구가 줄었다.", "출생아 수는 23만 8천 명으로 전년보다 3.6% 증가했다.", "고령 인구 비중은 20.3%를 넘어섰다.",
           "청년층의 순이동이 지역 격차를 키우고 있다.", "정책 효과는 2026년 이후에 확인할 수 있을 것으로 보인다.", "자료: 통계청, 「인구동향조사」"],
    "en": ["Growth came from three regions; the others lost people.", "Births rose by 3.6% to 238,300, the first rise since 2015.",
           "One in five is now older than 65.", "Young people moving out widens the gap between regions.",
           "Whether the measures work will be seen after 2026.", "“Quoted”, ‘single’ — and a dash – or two…", "See appendix A.1 (p. 12/34) for the method."],
    "ja": ["首都圏と世宗を除くすべての地域で人口が減少した。", "出生数は23万8千人で前年比3.6％増となった。", "高齢者の割合は20.3％を超えた。",
           "若年層の流出が地域格差を広げている。", "「効果」は2026年以降に確認できる見込みです。"],
    "zh-CN": ["除首都圈和世宗外，各地人口均有所减少。", "出生人数为23.8万，同比增长3.6%。", "老年人口比重已超过20.3%。", "青年人口外流扩大了地区差距。", "政策效果预计在2026年以后显现。"],
    "zh-TW": ["除首都圈與世宗外，各地人口均有所減少。", "出生數為23.8萬，年增3.6%。", "高齡人口比重已超過20.3%。", "青年人口外流擴大了地區差距。"],
    "ar": ["انخفض عدد السكان في جميع المناطق باستثناء العاصمة وسيجونغ.", "بلغ عدد المواليد 238,300 بزيادة 3.6%.", "تجاوزت نسبة كبار السن 20.3%.",
           "تُوسّع هجرة الشباب الفجوة بين المناطق.", "المصدر: Statistics Korea (2024)."],
    "he": ["האוכלוסייה ירדה בכל האזורים מלבד הבירה.", "מספר הלידות עלה ב־3.6% ל־238,300.", "אחד מכל חמישה הוא בן 65 ומעלה.", "ראו נספח A.1 לשיטה."],
    "hi": ["राजधानी क्षेत्र को छोड़कर सभी क्षेत्रों में जनसंख्या घटी।", "जन्म 3.6% बढ़कर 2,38,300 हुए।", "हर पाँच में से एक व्यक्ति 65 वर्ष से अधिक का है।",
           "युवाओं का पलायन क्षेत्रीय अंतर बढ़ा रहा है।"],
    "th": ["ประชากรลดลงในทุกภูมิภาคยกเว้นเขตเมืองหลวง", "จำนวนการเกิดเพิ่มขึ้น 3.6% เป็น 238,300 คน", "ผู้สูงอายุมีสัดส่วนเกินร้อยละ 20.3",
           "การย้ายออกของคนหนุ่มสาวทำให้ช่องว่างระหว่างภูมิภาคกว้างขึ้น"],
    "vi": ["Dân số giảm ở mọi vùng, trừ vùng thủ đô.", "Số ca sinh tăng 3,6% lên 238.300.", "Cứ năm người thì có một người trên 65 tuổi.",
           "Người trẻ rời đi làm khoảng cách giữa các vùng rộng thêm."],
    "de": ["Nur drei Regionen sind gewachsen; die übrigen verloren Einwohner.", "Die Zahl der Geburten stieg um 3,6 % auf 238.300.",
           "Jeder Fünfte ist inzwischen älter als 65 Jahre.", "Die Abwanderung der Jüngeren vergrößert den Abstand.",
           "Die Bevölkerungsvorausberechnung reicht bis 2072.", "„Zitat“ und »noch eines«."],
    "ru": ["Население сократилось во всех регионах, кроме столичного.", "Число рождений выросло на 3,6 % — до 238 300.", "Каждый пятый житель старше 65 лет.",
           "Отток молодёжи увеличивает разрыв между регионами."],
}

NAMES = {
    "ko": ["서울", "부산광역시", "경기도", "강원특별자치도", "제주", "세종", "충청북도"],
    "en": ["North", "South-east", "Greater London", "Online", "Retail & wholesale", "Other", "Asia-Pacific"],
    "ja": ["東京", "大阪府", "北海道", "近畿地方", "その他"], "zh-CN": ["北京", "上海市", "广东", "其他地区"], "zh-TW": ["臺北", "高雄市", "其他"],
    "ar": ["الرياض", "الشمال", "المنطقة الشرقية", "أخرى"], "he": ["הצפון", "תל אביב", "אחר"], "hi": ["दिल्ली", "मुंबई", "अन्य"],
    "th": ["กรุงเทพฯ", "เชียงใหม่", "อื่น ๆ"], "vi": ["Hà Nội", "Đà Nẵng", "Khác"], "de": ["Nordrhein-Westfalen", "Süden", "Übrige"],
    "ru": ["Москва", "Северо-Запад", "Прочие"],
}

# Several scripts in one line, and cases that are difficult for text engines.
ODD = [
    "한글과 English, 日本語 और हिन्दी ในบรรทัดเดียว مع العربية 🙂",
    "Family 👨‍👩‍👧‍👦, flag 🇰🇷, skin 👍🏽, keycap 1️⃣, heart ❤️",
    "Combining: Ame\u0301lie, n\u0303, a\u0323\u0308, हि\u200dन्दी, ก\u0e33",
    "RTL in LTR: price \u05de\u05d7\u05d9\u05e8 12.5 (\u0627\u0644\u0633\u0639\u0631) end",
    "A\ttab,\ta second\ttab", "soft\u000bbreak in\u000bone paragraph", "first paragraph\nsecond paragraph\n\nfourth after an empty one",
    "https://example.com/a/very/long/path/that/does/not/break?with=a&query=string#fragment",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikationshalle",
    "non\u00a0breaking\u00a0spaces\u00a0and a soft\u00adhyphen, zero\u200bwidth\u200bspace",
    "<b>not markup</b> & *not* _Markdown_ `either` \\n {braces} %s $x$", "]]> &amp; <!-- --> <?xml?>",
    "• typed marker", "1. typed number", "- dash", "٣٫٦٪ و ٢٠٢٤", "①②③ Ⅳ ㈜ ㎡ ½ ₩ € ™ ±", "𝒜 𠮷 𐍈 beyond the basic plane",
    "   leading and trailing spaces   ", "ﬁ ligature, İstanbul, ẞ, ǅ", "\u202bembedded\u202c and \u2067isolated\u2069 directions", "x",
]

LANGUAGES = list(TITLES)


def language(rng):
    """Weighted as decks are: Korean and English first, every other one at times."""
    return rng.choice(["ko"] * 8 + ["en"] * 8 + LANGUAGES)


def title(rng, lang):
    return rng.choice(TITLES[lang])


def name(rng, lang):
    return rng.choice(NAMES[lang])


def text(rng, lang, length, odd=0.0):
    """Sentences of about `length` code points, never more; at least one."""
    pieces, total = [], 0
    while total < length:
        piece = rng.choice(ODD) if rng.random() < odd else rng.choice(SENTENCES[lang])
        pieces.append(piece)
        total += len(piece) + 1
    joint = "" if lang in ("ja", "zh-CN", "zh-TW") else " "
    return joint.join(pieces)[:length] or "x"


def exact(rng, lang, length, odd=0.0):
    """Exactly `length` code points that do not end in white space."""
    made = text(rng, lang, length, odd)
    made += "".join(rng.choice("가나다라마바사abcdef") for _ in range(length - len(made)))
    return made[:-1] + "." if made[-1].isspace() else made


def word(rng, length):
    """One word without a break opportunity."""
    return "".join(rng.choice("abcdefghijklmnoprstuvwyz") for _ in range(length))
