import Testing

@testable import Settings

struct SettingsReadingTests {
  @Test("Good values are read")
  func goodValuesAreRead() throws {
    let reading = try read("[oven]\ntemperature=200\nfan = true\n\n[panel]\nbrightness=70\n")
    #expect(reading.values == ["oven.temperature": "200", "oven.fan": "true", "brightness": "70"])
    #expect(reading.absent == ["sign.text"])
    #expect(reading.problems.isEmpty)
  }

  @Test("An empty file leaves all to the defaults", arguments: ["", "\n", "# nothing\n", " \t \r\n", "[oven]"])
  func anEmptyFileLeavesAllToTheDefaults(text: String) throws {
    let reading = try read(text)
    #expect(reading == SettingsReading(absent: Set(oven.map(\.id))))
  }

  @Test("A value out of range keeps the last good one and takes no other down")
  func aValueOutOfRangeKeepsTheLastGoodOneAndTakesNoOtherDown() throws {
    let reading = try read("# mine\n[oven]\ntemperature = 900\nfan=true\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(reading.absent == ["sign.text", "brightness"])
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:3:15: oven.temperature is “900”: must be a whole number from 30 to 250; the last good value stays"
      ])
  }

  @Test("A problem does not quote a private value", arguments: ["123456", #"12\3456"#])
  func aPrivateValueIsNotQuoted(text: String) throws {
    let code = SettingDeclaration(id: "a.code", defaultText: "0", isPrivate: true) { _ in "must be from 0 to 9999" }
    let document = try SettingsDocument(Array("[a]\ncode=\(text)\n".utf8), file: "panel.conf")
    let reading = SettingsCheck([code]).reading(of: document)
    #expect(reading.problems.map(\.description).filter { $0.contains("3456") } == [])
    #expect(reading.problems.map(\.description).filter { $0.contains("a.code ") }.count == 1)
    let edit = Result { try SettingEdit(code, to: "123456", in: "panel.conf") }
    #expect(throws: SettingsProblem.self) { try edit.get() }
    #expect(!"\(edit)".contains("123456"))
  }

  @Test(
    "A line that is not understood may hold a secret: at most its key is quoted",
    arguments: ["code 123456", "123456", "code: 123456", "co[de=123456", "=123456", "[code=123456", "Encoding=123456"])
  func faultyLinesAreNotQuoted(line: String) throws {
    let reading = try read("[oven]\n\(line)\n")
    #expect(reading.problems.count == 1)
    #expect(reading.problems.map(\.description).filter { $0.contains("3456") } == [])
  }

  @Test(
    "A faulty line is reported and the others load",
    arguments: [
      ("temperature 5", "the line is not a setting: write key=value, [group] or # comment"),
      ("temperature: 50 # °C", "“temperature” is not a setting: write = in place of the colon"),
      ("=5", "a line without a key is not a setting: write key=value, [group] or # comment"),
      ("te[mp=5", "“te[mp” is not a setting: write key=value, [group] or # comment"),
      ("temperature[=5", "“temperature[” is not a setting: write key=value, [group] or # comment"),
    ])
  func aFaultyLineIsReportedAndTheOthersLoad(line: String, complaint: String) throws {
    let reading = try read("[oven]\n\(line)\nfan=true\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(reading.absent.isEmpty, "the line may have meant any of them")
    #expect(reading.problems.map(\.description) == ["panel.conf:2: \(complaint)"])
  }

  @Test(
    "Keys below a faulty group go to no other group", arguments: ["[oven", "[oven] # hot", "[ov[en]", "[]", "[oven]]"])
  func keysBelowAFaultyGroupGoToNoOtherGroup(header: String) throws {
    let reading = try read("[panel]\nbrightness=10\n  \(header)\nbrightness=99\ntemperature=40\n[sign]\ntext=Hi\n")
    #expect(reading.values == ["brightness": "10", "sign.text": "Hi"])
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:3: the line begins with [ and is not the name of a group: "
          + "write [name] alone on its line; the keys below are left out until then"
      ])
  }

  @Test("A key above the first group is reported")
  func aKeyAboveTheFirstGroupIsReported() throws {
    let reading = try read("brightness=70\n[oven]\nfan=true\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:1: “brightness” is above the first [group]: move it below the line of its group"
      ])
  }

  @Test("A whole name in place of a key is understood")
  func aWholeNameInAKeysPlaceIsUnderstood() throws {
    let reading = try read("oven.fan=true\n[sign]\noven.fan=true\n")
    #expect(reading.values.isEmpty)
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:1: “oven.fan” is above the first [group]: write “fan” below a line [oven]",
        "panel.conf:3:10: warning: there is no setting “sign.oven.fan”: did you mean fan in [oven]?",
      ])
  }

  @Test("Bytes that are no text are reported")
  func bytesThatAreNoTextAreReported() throws {
    let text = "# caf\u{1}\n[oven]\ntemperature=2\u{1}0\nfan=true\n[sign]\ntext=a\u{2}b\n"
    let bytes = text.utf8.map { $0 == 1 ? 0xE9 : $0 == 2 ? 0 : $0 }
    let reading = try read(bytes)
    #expect(reading.values == ["oven.fan": "true"])
    #expect(reading.problems.map(\.line) == [3, 6], "a comment may be anything")
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:3: the line is not UTF-8 text: save the file as UTF-8",
        "panel.conf:6: the line has bytes that are zero: save the file as plain UTF-8 text",
      ])
  }

  @Test("Another encoding is reported once")
  func anotherEncodingIsReportedOnce() throws {
    let wide: [UInt8] = [0xFF, 0xFE] + "[oven]\nfan=true\n".utf8.flatMap { [$0, 0] as [UInt8] }
    let problem = #expect(throws: SettingsProblem.self) { try SettingsDocument(wide, file: "panel.conf") }
    #expect(problem?.description == "panel.conf: is text in UTF-16: save it as UTF-8")
  }

  @Test("The key encoding is reserved in the first group only")
  func theKeyEncodingIsReservedInTheFirstGroupOnly() throws {
    let sign = SettingDeclaration(id: "sign.Encoding", defaultText: "")
    let first = try SettingsDocument(Array("[sign]\nEncoding=braille\n".utf8), file: "panel.conf")
    #expect(SettingsCheck([sign]).reading(of: first).problems.map(\.line) == [2])
    let second = try SettingsDocument(Array("[oven]\n[sign]\nEncoding=braille\n".utf8), file: "panel.conf")
    #expect(SettingsCheck([sign]).reading(of: second).values == ["sign.Encoding": "braille"])
  }

  @Test("A byte order mark is skipped")
  func aByteOrderMarkIsSkipped() throws {
    let reading = try read("\u{FEFF}[oven]\nfan=true\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(reading.problems.map(\.severity) == [.warning])
    #expect(reading.absent.count == 3)
  }

  @Test(
    "Too long a text is refused", arguments: [("x", SettingsLimits.fileBytes), ("\n", SettingsLimits.fileLines - 1)])
  func tooLongATextIsRefused(text: String, limit: Int) throws {
    #expect(throws: Never.self) { try read(String(repeating: text, count: limit)) }
    let problem = #expect(throws: SettingsProblem.self) { try read(String(repeating: text, count: limit + 1)) }
    #expect(problem?.what == "is longer than 1024 KiB or 20000 lines")
  }

  @Test("The last of two counts")
  func theLastOfTwoCounts() throws {
    let reading = try read("[oven]\nfan=true\n[sign]\ntext=Hi\n[oven]\nfan=false\ntemperature=50\n")
    #expect(reading.values["oven.fan"] == "false")
    #expect(reading.values["oven.temperature"] == "50")
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:6:5: warning: “oven.fan” is set a second time: this line counts; remove line 2"
      ])
  }

  @Test("A bad second line leaves the good first one its effect")
  func aBadSecondLineLeavesTheGoodFirstOneItsEffect() throws {
    let reading = try read("[oven]\nfan=true\n[sign]\ntext=Hi\n[oven]\nfan=maybe\n")
    #expect(reading.values == ["oven.fan": "true", "sign.text": "Hi"])
    #expect(reading.lines["oven.fan"] == 2)
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:6:5: oven.fan is “maybe”: must be true or false; line 2 counts"
      ])
  }

  @Test("Of many lines of a setting the last ones are looked at")
  func ofManyLinesOfASettingTheLastOnesAreLookedAt() throws {
    let reading = try read("[oven]\n" + String(repeating: "fan=maybe\n", count: 1000) + "fan=true\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(
      reading.problems.map(\.description) == [
        "panel.conf:1002:5: warning: “oven.fan” is set 1001 times: this line counts; remove the others, line 2 first"
      ])
    let bad = try read("[oven]\nfan=true\n" + String(repeating: "fan=maybe\n", count: 1000))
    #expect(bad.values.isEmpty && bad.problems.count == SettingsLimits.repetitions)
  }

  @Test(
    "An unknown name is reported with the nearest",
    arguments: [
      ("[oven]\ntemprature=5\n", "2:12", "setting “oven.temprature”", "did you mean temperature in [oven]?"),
      ("[oven]\nTEMPERATURE=5\n", "2:13", "setting “oven.TEMPERATURE”", "did you mean temperature in [oven]?"),
      ("[sign]\nbrightness=5\n", "2:12", "setting “sign.brightness”", "did you mean brightness in [panel]?"),
      ("[sign]\nvoltage=5\n", "2:9", "setting “sign.voltage”", "it is kept and has no effect"),
      ("[ovne]\nfan=true\n", "1:1", "group “ovne”", "did you mean [oven]?"),
      ("[weather]\na=1\nb=2\n", "1:1", "group “weather”", "it is kept and has no effect"),
    ])
  func anUnknownNameIsReportedWithTheNearest(text: String, place: String, what: String, fix: String) throws {
    let reading = try read(text)
    #expect(reading.problems.map(\.description) == ["panel.conf:\(place): warning: there is no \(what): \(fix)"])
    #expect(reading.absent.count == 4)
  }

  @Test("Translations of a known key are no concern")
  func translationsOfAKnownKeyAreNoConcern() throws {
    #expect(try read("[sign]\ntext=Open\ntext[de]=Offen\ntext[sr@Latn]=Otvoreno\n").problems.isEmpty)
  }

  @Test("A backslash that means nothing is reported")
  func aBackslashThatMeansNothingIsReported() throws {
    let reading = try read("[oven]\nfan=true\n[sign]\ntext=C:\\panel\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(
      reading.problems.map(\.description) == [
        #"panel.conf:4:6: sign.text has a backslash that means nothing: "#
          + #"write \\ for a backslash; \s \t \n \r are blank, tab and line ends; the last good value stays"#
      ])
  }

  @Test("A comment behind a value is recognised")
  func aCommentBehindAValueIsRecognised() throws {
    let reading = try read("[oven]\ntemperature=50 # warm\n[sign]\ntext=Table #5\n")
    #expect(reading.values == ["sign.text": "Table #5"])
    #expect(reading.problems.map(\.fix) == ["put the comment on its own line"])
  }

  @Test("Blanks behind a value are no part of it")
  func blanksBehindAValueAreNoPartOfIt() throws {
    let reading = try read("[oven] \t\r\n \ttemperature\t =  50 \t \r\nfan=true\r")
    #expect(reading.values == ["oven.temperature": "50", "oven.fan": "true"])
  }

  @Test("Problems are counted once there are too many")
  func problemsAreCountedOnceThereAreTooMany() throws {
    let reading = try read("[oven]\n" + String(repeating: "nonsense\n", count: 5000) + "fan=true\n")
    #expect(reading.values == ["oven.fan": "true"])
    #expect(reading.problems.count == SettingsLimits.problems + 1)
    #expect(reading.problems.last?.what == "there are 4900 more problems")
  }

  @Test("A problem is one short line whatever the file says")
  func aProblemIsOneShortLineWhateverTheFileSays() throws {
    let reading = try read("[oven]\ntemperature=1\u{1B}[2J\u{2028}\u{202E}\\n\(String(repeating: "x", count: 500))\n")
    let line = try #require(reading.problems.first?.description)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\u{2028}" && $0 != "\u{202E}" })
    #expect(line.count < 200)
  }
}
