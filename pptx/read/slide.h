#pragma once
// One slide, with what shows through from its layout and master.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "pptx/read/backdrop.h"
#include "pptx/read/elements.h"
#include "pptx/read/layout_sheet.h"
#include "pptx/read/page.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

// Reads the slides of one file, one after another.
class SlideReader {
 public:
  // All outlive it. `slide_ids` has the parts of all slides, for links between them.
  SlideReader(const Presentation& presentation, Sheets& sheets, const SlideIds& slide_ids,
              FileContext& file)
      : presentation_(presentation), sheets_(sheets), slide_ids_(slide_ids), file_(file) {}

  // `number` is the slide's in the show. Malformed: the part is absent or not a p:sld, or it has no
  // layout or master that can be read. Limit: more than the budget allows.
  [[nodiscard]] Result<SlideIr> read(const std::string& part, const std::string& slide_id,
                                     int number);

  // A layout as a new slide of it looks: what shows through from the master and the layout, then
  // its placeholders with their prompts in the styles that they pass on, dates, footers and numbers
  // included. Placeholders have the layout as origin and its boxes; ids are as on slides, and
  // slide_id is the stem of the part's name ("slideLayout2"). Errors as Sheets::layout(), Limit.
  [[nodiscard]] Result<SlideIr> read_layout(const std::string& part);

 private:
  struct Look;  // theme, colours and background of a slide
  [[nodiscard]] Backdrop backdrop_of(const LayoutSheet& layout, const Look& look);
  void set_backdrop(const LayoutSheet& layout, pugi::xml_node root, const std::string& part,
                    const Look& look, SlideIr& slide);
  [[nodiscard]] Result<const LayoutSheet*> layout_of(const std::string& part);
  [[nodiscard]] Result<const LayoutSheet*> open_layout(const std::string& part);
  [[nodiscard]] Result<void> add_inherited(const LayoutSheet& layout, const Look& look,
                                           Elements& out, std::vector<UnreadIr>& unread);
  [[nodiscard]] Result<void> add_sheet(const std::string& part,
                                       const std::vector<SheetShape>& shapes,
                                       const std::string& prefix, const Look& look, Elements& out,
                                       std::vector<UnreadIr>& unread);
  [[nodiscard]] Result<void> add_placeholders(const LayoutSheet& layout, const Look& look,
                                              SlideIr& slide);
  [[nodiscard]] const std::shared_ptr<const InheritedText>& text_box_of(const LayoutSheet& layout);
  [[nodiscard]] SlideIr begin(const LayoutSheet& layout) const;
  [[nodiscard]] PlaceholderChain chain_of(const LayoutSheet& layout, const Look& look,
                                          const SheetShape& shape);

  const Presentation& presentation_;
  Sheets& sheets_;
  const SlideIds& slide_ids_;
  FileContext& file_;
  // Of layouts whose slides have no colours of their own.
  std::map<std::string, Elements> inherited_;
  std::map<std::string, Backdrop> backdrops_;
  std::map<std::string, std::shared_ptr<const InheritedText>> text_boxes_;  // by layout
  std::map<const SheetShape*, std::shared_ptr<const InheritedText>> placeholders_;
};

}  // namespace deckle::pptx
