#include "engine/template/differences.h"

#include "engine/messages/tr.h"
#include "slidespec/core/display.h"
#include "slidespec/json/json_writer.h"

namespace deckle::engine {

std::string differences_text(const Differences& differences, Language language) {
  const std::string older = display_value(differences.older),
                    newer = display_value(differences.newer);
  if (differences.all.empty())
    return tr("{} and {}: no differences for an author of specs", older, newer).in(language) + "\n";
  std::string out = tr("{} compared with {}", newer, older).in(language) + "\n";
  for (const Difference& difference : differences.all)
    out += "  " + display_message(difference.message, language) + "\n";
  return out;
}

std::string differences_json(const Differences& differences, Language language) {
  JsonWriter out;
  out.object();
  out.key("deckle_template_diff").integer(1);
  out.key("a").text(differences.older);
  out.key("b").text(differences.newer);
  out.key("differences").array();
  for (const Difference& difference : differences.all) {
    out.object(JsonWriter::Form::Line);
    out.key("kind").text(difference.kind);
    const auto text = [&out](const char* key, const std::string& value) {
      if (!value.empty()) out.key(key).text(value);
    };
    text("layout_id", difference.layout_id);
    text("layout", difference.layout);
    text("slot", difference.slot);
    out.key("message").text(difference.message.in(language));
    text("before", difference.before);
    text("after", difference.after);
    out.close();
  }
  out.close();
  out.close();
  return out.take();
}

}  // namespace deckle::engine
