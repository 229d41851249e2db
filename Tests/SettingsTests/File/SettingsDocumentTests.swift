import SeededRandom
import Testing

@testable import Settings

@Suite(.seeded)
struct SettingsDocumentTests {
  @Test("Only the characters of the value change")
  func onlyTheCharactersOfTheValueChange() throws {
    let text = "# mine\r\n[oven]\r\n  temperature  =   180 \t\r\n\r\n# end\r\n\r\n"
    #expect(try edit(text) { try $0.set("oven.temperature", to: "200") } == text.replacing("180", with: "200"))
  }

  @Test("The same text is not written another way")
  func theSameTextIsNotWrittenAnotherWay() throws {
    let text = "[sign]\ntext=a\\tb\\s\n"
    #expect(try edit(text) { try $0.set("sign.text", to: "a\tb ") } == text)
  }

  @Test("An empty value is filled behind its blanks")
  func anEmptyValueIsFilledBehindItsBlanks() throws {
    #expect(try edit("[sign]\ntext = \n") { try $0.set("sign.text", to: "Hi") } == "[sign]\ntext = Hi\n")
    #expect(try edit("[sign]\ntext=Hi\n") { try $0.set("sign.text", to: "") } == "[sign]\ntext=\n")
  }

  @Test("The line that counts is edited")
  func theLineThatCountsIsEdited() throws {
    let text = "[oven]\nfan=true\nfan=true\n"
    #expect(try edit(text) { try $0.set("oven.fan", to: "false") } == "[oven]\nfan=true\nfan=false\n")
  }

  @Test("A faulty value is replaced")
  func aFaultyValueIsReplaced() throws {
    #expect(try edit("[sign]\ntext=\\x\n") { try $0.set("sign.text", to: "\\x") } == "[sign]\ntext=\\\\x\n")
  }

  @Test("A new key goes to the end of its group with its comment")
  func aNewKeyGoesToTheEndOfItsGroupWithItsComment() throws {
    let text = "[oven]\nfan=true\n\n# about the sign\n[sign]\ntext=Hi"
    let edited = try edit(text) {
      try $0.set("oven.temperature", to: "200", comment: ["30 to 250 °C", "default 180\nor\u{0} so"])
      try $0.set("sign.size", to: "9")
    }
    #expect(
      edited == """
        [oven]
        fan=true

        # 30 to 250 °C
        # default 180
        # or? so
        temperature=200

        # about the sign
        [sign]
        text=Hi
        size=9

        """)
  }

  @Test("A new group goes to the end")
  func aNewGroupGoesToTheEnd() throws {
    #expect(try edit("") { try $0.set("brightness", to: "9") } == "[panel]\nbrightness=9\n")
    #expect(try edit("# mine") { try $0.set("a.b.c", to: "9") } == "# mine\n\n[a.b]\nc=9\n")
    #expect(try edit("[a]\n\n") { try $0.set("b.c", to: "9", comment: ["!"]) } == "[a]\n\n[b]\n# !\nc=9\n")
  }

  @Test("Line ends are those of the file")
  func lineEndsAreThoseOfTheFile() throws {
    #expect(try edit("[a]\r\nb=1") { try $0.set("a.c", to: "9") } == "[a]\r\nb=1\r\nc=9\r\n")
    #expect(try edit("[a]\r") { try $0.set("b.c", to: "9") } == "[a]\r\n\r\n[b]\r\nc=9\r\n")
    #expect(try edit("[a]\n") { try $0.set("a.c", to: "9") } == "[a]\nc=9\n")
  }

  @Test("What a key file cannot hold is refused and nothing changes")
  func whatAKeyFileCannotHoldIsRefusedAndNothingChanges() throws {
    let text = "[a]\nb=1\n"
    for (id, value) in [
      ("a.b", "nul\0"), ("a.b", "\u{C}feed"), ("a.b=c", "1"), ("a.b[", "1"), ("a].b", "1"), ("a.", "1"), ("a. b", "1"),
      (".b", "1"), ("a.#b", "1"), ("a\n.b", "1"), ("a.b\nc", "1"), ("", "1"), ("a.Encoding", "KOI8-R"),
      ("a.b", String(repeating: "x", count: SettingsLimits.fileBytes)),
    ] {
      let edited = try edit(text) { document in
        #expect(throws: SettingsProblem.self, "\(id)") { try document.set(id, to: value) }
      }
      #expect(edited == text)
    }
  }

  @Test(
    "Any text comes back",
    arguments: [
      "", " ", "  a  ", "\t\ta\t\t", "a\nb\r\nc\r", "\\", "\\s", "\\ ", " \u{C} ", "a#b", "#", "[x]", "a=b", ";;", "é",
      "e\u{301}",
      "👩‍👩‍👧", "\u{FEFF}", "\u{1}\u{7F}", "\u{B}",
    ])
  func anyTextComesBack(text: String) throws {
    var document = try SettingsDocument(file: "panel.conf")
    try document.set("sign.text", to: text)
    let again = try SettingsDocument(document.serialize(), file: "panel.conf")
    #expect(try again.text(of: "sign.text")?.utf8.elementsEqual(text.utf8) == true)
    #expect(again.problems.isEmpty)
    #expect(again == document)
  }

  @Test("A person's file comes back through a hundred edits")
  func aPersonsFileComesBackThroughAHundredEdits() throws {
    let before = """
      \t# The oven in the back room.   Ask Ines before you touch it!\r
      \r
         [ oven ]\r
      not = ours\r
      [oven]  \t\r
        temperature   =   180   \r
      #temperature=250 (too hot)\r
      fan=true\r
      fan[de]=wahr\r
      weird key!? = kept = as \\it is\r
      just some words without a meaning\r
      \r
      \r
      [sign]\r
      text =\tOpen;\\sfrom 9 to 5\\t\r
      \r
      [someone.else]\r
      \ttabs\t=\tand\ttabs\r
      \r
      [oven]\r
      # again, further down\r
      light=off\r
      \r
      \r

      """
    var generator = SeededGenerator(seed: 7)
    var document = try SettingsDocument(Array(before.utf8), file: "panel.conf")
    for _ in 0..<100 {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: try document.set("oven.temperature", to: "\(Int.random(in: 30...250, using: &generator))")
      case 1: try document.set("oven.fan", to: "\(Bool.random(using: &generator))")
      default:
        try document.set("sign.text", to: String(repeating: " \\\n", count: Int.random(in: 0...3, using: &generator)))
      }
      document = try SettingsDocument(document.serialize(), file: "panel.conf")
    }
    try document.set("oven.temperature", to: "77")
    try document.set("oven.fan", to: "false")
    try document.set("sign.text", to: "Closed")
    let after = before.replacing("=   180", with: "=   77").replacing("fan=true", with: "fan=false")
      .replacing("Open;\\sfrom 9 to 5\\t", with: "Closed")
    #expect(String(decoding: document.serialize(), as: UTF8.self) == after)
  }
}
