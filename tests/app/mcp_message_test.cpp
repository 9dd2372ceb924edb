// Messages of the Model Context Protocol: what each is taken for, and that ids and specs stay as
// they were written.

#include "app/mcp/message.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

#include "app/mcp/arguments.h"
#include "app/mcp/json_text.h"
#include "app/mcp/line_reader.h"
#include "slidespec/system/descriptor.h"

namespace deckle::app::mcp {
namespace {

using Kind = Incoming::Kind;

TEST(McpMessage, IsTakenForWhatItIs) {
  const struct {
    const char *name, *line;
    Kind kind;
    const char* answer;  // a part of it; of others the method
  } rows[] = {
      {"a request", R"({"jsonrpc":"2.0","id":1,"method":"ping"})", Kind::Request, "ping"},
      {"white space", " {\"id\" : 1 , \"method\":\"ping\",\"jsonrpc\":\"2.0\"}\r", Kind::Request,
       "ping"},
      {"escaped keys", R"({"jsonrpc":"2.0","\u0069d":1,"method":"p\u0069ng"})", Kind::Request,
       "ping"},
      {"a notification", R"({"jsonrpc":"2.0","method":"x"})", Kind::Notification, "x"},
      {"one with wrong params", R"({"jsonrpc":"2.0","method":"x","params":3})", Kind::Notification,
       ""},
      {"a response", R"({"jsonrpc":"2.0","id":1,"result":{}})", Kind::Response, ""},
      {"no JSON", "{", Kind::Refused, R"("id":null,"error":{"code":-32700)"},
      {"no UTF-8", "\"\xff\"", Kind::Refused, "-32700"},
      {"two values", "{} {}", Kind::Refused, "-32700"},
      {"a batch", R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])", Kind::Refused, "-32600"},
      {"a number", "1", Kind::Refused, "-32600"},
      {"no version", R"({"id":1,"method":"ping"})", Kind::Refused,
       R"("id":1,"error":{"code":-32600)"},
      {"another version", R"({"jsonrpc":"1.0","id":"a","method":"ping"})", Kind::Refused,
       R"("id":"a","error":{"code":-32600)"},
      {"no method", R"({"jsonrpc":"2.0","id":1})", Kind::Refused, "-32600"},
      {"id null", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", Kind::Refused,
       R"("id":null,"error":{"code":-32600)"},
      {"two ids", R"({"jsonrpc":"2.0","id":1,"id":2,"method":"ping"})", Kind::Refused, "-32600"},
      {"params in a list", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})", Kind::Refused,
       R"("id":1,"error":{"code":-32602)"},
  };
  for (const auto& row : rows) {
    const Incoming message = read_message(row.line, {});
    EXPECT_EQ(message.kind, row.kind) << row.name;
    if (row.kind == Kind::Refused)
      EXPECT_NE(message.error.find(row.answer), std::string::npos) << row.name << message.error;
    else
      EXPECT_EQ(message.method, row.answer) << row.name;
  }
}

TEST(McpMessage, KeepsIdsAsTheyWereWritten) {
  for (const char* id : {"7", "-0", "1e3", "12345678901234567890123", R"("a")", R"("\u0061")"}) {
    const std::string line = std::string(R"({"jsonrpc":"2.0","id":)") + id + R"(,"method":"m"})";
    EXPECT_EQ(read_message(line, {}).id, id);
  }
  EXPECT_EQ(id_key(R"("\u0061")"), id_key(R"("a")"));
  EXPECT_NE(id_key(R"("7")"), id_key("7"));
  EXPECT_EQ(id_key("null"), "");
  EXPECT_EQ(id_key("{}"), "");
  EXPECT_EQ(id_key("\"" + std::string(kMaxIdBytes, 'x') + "\""), "");
}

TEST(McpMessage, HasMembersInOrder) {
  const auto members =
      members_of(R"({ "a" : "}\"," , "b":[{"x":"]"},2],"c":-1e5 ,"d":{}, "a":null})");
  const std::pair<const char*, const char*> expected[] = {
      {"a", R"("}\",")"}, {"b", R"([{"x":"]"},2])"}, {"c", "-1e5"}, {"d", "{}"}, {"a", "null"}};
  ASSERT_EQ(members.size(), std::size(expected));
  for (std::size_t i = 0; i < members.size(); ++i) {
    EXPECT_EQ(members[i].key, expected[i].first);
    EXPECT_EQ(members[i].value, expected[i].second);
  }
  EXPECT_TRUE(members_of("{ }").empty());
}

TEST(McpMessage, KeepsASpecAsItWasWritten) {
  const std::vector<Parameter> parameters = {{Parameter::Kind::JsonText, "spec", "", true},
                                             {Parameter::Kind::Flag, "fast", ""}};
  const auto read = [&parameters](std::string_view json) {
    return Arguments::read(json, parameters);
  };
  EXPECT_EQ(read(R"({"spec": {"a": 1.50, "a": 2} })")->json("spec"), R"({"a": 1.50, "a": 2})");
  EXPECT_EQ(read(R"({"spec":"{\"a\":1}","fast":true})")->json("spec"), R"({"a":1})");
  EXPECT_TRUE(read(R"({"fast":true,"spec":""})")->flag("fast"));
  for (const char* wrong : {R"({})", R"({"spec":1})", R"({"spec":{},"fast":1})",
                            R"({"spec":{},"spec":{}})", R"({"spec":{},"fats":true})"})
    EXPECT_FALSE(read(wrong)) << wrong;
  EXPECT_NE(read(R"({"spec":{},"fats":true})").error().find("'fast'"), std::string::npos);
}

// What a reader makes of these bytes, which come in pieces.
std::vector<std::string> lines_of(const std::vector<std::string>& pieces, std::uint64_t most) {
  int in[2], out[2];
  if (::pipe(in) != 0 || ::pipe(out) != 0) return {"no pipe"};
  const Descriptor in_read(in[0]), out_read(out[0]), out_write(out[1]);
  std::thread writer([&pieces, number = in[1]] {
    const Descriptor in_write(number);
    for (const std::string& piece : pieces) EXPECT_TRUE(write_all(number, piece));
  });
  LineReader reader(in_read.get(), out_write.get(), most);
  std::vector<std::string> lines;
  std::string line;
  for (;;) {
    const LineReader::What what = reader.next(line);
    if (what != LineReader::What::Line && what != LineReader::What::TooLong) break;
    lines.push_back(what == LineReader::What::Line ? line : "too long");
  }
  writer.join();
  return lines;
}

TEST(McpMessage, IsALineOfBoundedLength) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(lines_of({"a\nbc", "d\n\ne"}, 10), (Lines{"a", "bcd", "", "e"}));
  EXPECT_EQ(lines_of({"12345\n123456\n12345"}, 5), (Lines{"12345", "too long", "12345"}));
  const std::string much(300'000, 'x');
  EXPECT_EQ(lines_of({much, much, "\nok\n"}, 1000), (Lines{"too long", "ok"}));
  EXPECT_EQ(lines_of({much}, 1000), (Lines{"too long"}));
  EXPECT_EQ(lines_of({much + "\n"}, 300'000), (Lines{much}));
  EXPECT_EQ(lines_of({}, 5), Lines{});
}

}  // namespace
}  // namespace deckle::app::mcp
