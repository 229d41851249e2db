import Testing

@testable import MacroExpansions

@Suite("What the macros understand of Swift")
struct SourceTests {
  @Test(
    "Comments and literals hide no bracket, no comma and no word",
    arguments: [
      #""a, ) \" b""#, #"/* , ) /* } */ ( */ 1"#, ##"#"a " ) \ , "#"##, #""\(f("x, )", [1, 2]))""#,
      "\"\"\"\n, ) \" }\n\"\"\"", ##"#"\#(g(")" /* ) */, #")"#)) \( "#"##, "1 // , )\n", ##"#/[,)"]/#"##,
    ])
  func hidden(_ piece: String) {
    let source = Source("(\(piece)), tail")
    #expect(source.inside("(", ")") == piece)
    #expect(source.split(at: ",").1 == " tail")
  }

  @Test("A comment holds no name")
  func name() { #expect(Source("/* var old */ // var older\nvar `new`: Int").name(after: "var") == "`new`") }

  @Test("A title is a literal of any kind, also after a comment")
  func literal() {
    #expect(Source(#"/* title */ "A, B", traits: .x"#).literal == #""A, B""#)
    #expect(Source(##"#"A"B"#"##).literal == ##"#"A"B"#"##)
    #expect(Source("traits: .x").literal == nil)
  }

  @Test("State for a preview may go on in the next line, and is not looked for in comments and literals")
  func previewables() {
    let (states, views) = Source(
      "// @Previewable no\n@Previewable @State var list = [\n  1, 2,\n]\nText(\"@Previewable\")"
    ).previewables
    #expect(states == ["@State var list = [\n  1, 2,\n]"])
    #expect(views == "// @Previewable no\n\nText(\"@Previewable\")")
  }

  @Test(
    "A focused value is optional, and its key has the type inside",
    arguments: [
      ("String?", "String"), ("(() -> Void)?", "(() -> Void)"), ("Binding<[Int?]>?", "Binding<[Int?]>"),
      ("Optional<Set<Int>>", "Set<Int>"),
    ])
  func focusedValue(type: String, inside: String) {
    let declaration = "@Entry public var choice: \(type)"
    let entry = Entry(
      MacroUse(
        macro: .init(typeName: "EntryMacro"), declSyntax: Syntax(source: declaration),
        parentDeclSyntax: Syntax(source: "extension FocusedValues {\n  \(declaration)\n}")))
    let key = "private enum __Key_choice: Faceplate.FocusedValueKey {\n  typealias Value = \(inside)\n}"
    #expect(entry.expansion("peer") == key)
  }

  @Test("Whatever is written, a skeleton has as many characters, and is found")
  func fuzz() {
    let pieces = [
      "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "(", ")", "[", "]", "{", "}", "/", "/*", "*/", "//", "\n", "\r\n",
      "a",
      "var x", "=", ":", ",", "@Previewable", "é", "\u{301}", "👨‍👩‍👧",
    ]
    var random = SplitMix(state: 20_261_122)
    for _ in 0..<20_000 {
      let text = (0..<Int(random.next() % 24)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let source = Source(text)
      #expect(source.code.unicodeScalars.count <= text.unicodeScalars.count)
      #expect(Skeleton(Array(text)).characters.count == text.count)
      _ = (source.previewables, source.literal, source.fixedLayout, source.name(after: "var"))
      let (head, tail) = source.split(at: ",")
      #expect(tail.map { head + "," + $0 } ?? head == text)
    }
  }
}

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
