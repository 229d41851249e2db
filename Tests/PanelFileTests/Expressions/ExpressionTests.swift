import Testing
import Values

@testable import PanelFile

/// Values for expressions.
@MainActor private final class Scope: ExpressionScope {
  var data: [String: Datum] = [
    "now": .number(20), "target": .number(25), "run": .flag(true), "program": .text("fan"),
    "warm": .range(60...80), "rest": .duration(.seconds(90)), "tint": .text("red"),
    "lamp": .text("#AABBCC"), "day": .text("2026-05-01"), "at": .text("08:00"),
  ]
  var bad: [String: Quality] = [:]

  func datum(of name: String) -> Datum? { data[name] }
  func quality(of name: String) -> Quality { bad[name] ?? .good }
  func age(of name: String) -> Duration? { .seconds(7) }
  func isOnline(_ link: String) -> Bool { link == "plc" }
  func time(ofTimer name: String) -> Duration { .seconds(name == "egg" ? 90 : 0) }
  func isRunning(_ timer: String) -> Bool { timer == "egg" }
}

@Suite("Expressions") struct ExpressionTests {
  private static func declaration(_ name: String, _ kind: ValueKind) -> ValueDeclaration {
    var value = ValueDeclaration(name: name, kind: kind, place: PanelPlace(file: ""), label: TextTemplate(""))
    value.options = [.init(name: "top", title: "Top"), .init(name: "fan", title: "Fan")]
    return value
  }

  private static let typer = ExpressionTyper(
    values: Dictionary(
      uniqueKeysWithValues: [
        ("now", ValueKind.number), ("target", .number), ("run", .switch), ("program", .choice), ("warm", .range),
        ("rest", .duration), ("tint", .color), ("lamp", .color), ("day", .date), ("at", .time),
      ].map { ($0.0, declaration($0.0, $0.1)) }),
    links: ["plc", "broker"])

  @MainActor private static func datum(_ text: String, bad: [String: Quality] = [:]) throws -> Datum? {
    let scope = Scope()
    scope.bad = bad
    return try typer.typed(ExpressionParser.parse(text)).expression.datum(in: scope)
  }

  @Test(
    "An expression has its value",
    arguments: [
      ("now", "20"), ("now + target * 2", "70"), ("(now + target) * 2", "90"), ("-now", "-20"),
      ("target - now - 1", "4"),
      ("now < target", "true"), ("now >= target", "false"), ("not run", "false"), ("run and now > 30 or run", "true"),
      ("1 if run else 2", "1"), ("1 if not run else 2 if run else 3", "2"), ("min(now, target, 3)", "3"),
      ("round(10 / 3, 2)", "3.33"), ("abs(now - target)", "5"), ("program == fan", "true"), ("fan != program", "false"),
      ("max(rest, 2 min)", "2 min"), ("min(rest, 2 min, 1 h)", "90 s"), ("abs(rest - 2 min)", "30 s"),
      ("abs(-5 s)", "5 s"), ("2 min + -rest", "30 s"),
      ("round(rest / 7)", "13 s"), ("round(rest / 7, 1)", "12.9 s"), ("max(rest, 1 s) > 1 min", "true"),
      ("max(rest if run else 1 s, age(now)) / 30 s", "3"),
      ("warm.low + warm.high", "140"), ("rest > 1 min", "true"), ("rest * 2", "3 min"), ("rest / 30 s", "3"),
      ("age(now) < 10 s", "true"), ("online(plc) and not online(broker)", "true"), ("good(now)", "true"),
      ("timer(egg) < 2 min and running(egg)", "true"), ("timer(tea)", "0 s"), ("running(tea)", "false"),
      ("tint == red", "true"), ("lamp == #abc", "true"), ("'#aabbcc' == lamp", "true"),
      ("'fan' == program", "true"), ("0.1 + 0.2 < 0.4", "true"), ("run == true", "true"),
      ("day > '2026-01-01'", "true"), ("'07:30' > at", "false"),
    ])
  @MainActor func value(text: String, expected: String) throws { #expect(try Self.datum(text)?.text == expected) }

  @Test("Conditions do not search all options of a choice")
  func manyOptions() throws {
    var value = Self.declaration("program", .choice)
    value.options = (0..<20_000).map { .init(name: "o\($0)", title: "") }
    let typer = ExpressionTyper(values: ["program": value])
    let condition = try ExpressionParser.parse("program == o19999")
    // Half a second in a debug build; a search takes minutes.
    let time = try ContinuousClock().measure { for _ in 0..<20_000 { _ = try typer.typed(condition) } }
    #expect(time < .seconds(5))
  }

  @Test(
    "What has no number has no value", arguments: ["now / 0", "0 / 0", "rest / 0", "now / (target - 25)"])
  @MainActor func nothing(text: String) throws { #expect(try Self.datum(text) == nil) }

  @Test(
    "A condition over a value that is not good does not hold, and neither does its negation",
    arguments: [Quality.pending, .stale, .bad("down"), .unset])
  @MainActor func safe(quality: Quality) throws {
    let bad = ["run": quality]
    for text in [
      "run", "not run", "run and now > 0", "not (run and now > 0)", "run == true", "run != true",
      "false if run else true", "true if run else true", "not (true if run else false)", "(1 if run else 2) > 0",
      "now > 0 if not run else now > 0",
    ] {
      let scope = Scope()
      scope.bad = bad
      let expression = try Self.typer.expression(ExpressionParser.parse(text), .flag)
      #expect(!expression.holds(in: scope), "\(text)")
    }
    #expect(try Self.datum("good(run)", bad: bad)?.text == "false")
    // What the value cannot change holds all the same.
    #expect(try Self.datum("run or now > 0", bad: bad)?.text == "true")
    #expect(try Self.datum("not (run and now < 0)", bad: bad)?.text == "true")
    // A choice has neither of its values while its condition is not known, whatever it is a choice of.
    for text in ["1 if run else 2", "tint if run else tint", "'A' if run else 'B'", "1 if now > 0 and run else 2"] {
      #expect(try Self.datum(text, bad: bad) == nil, "\(text)")
    }
    #expect(try Self.datum("1 if good(run) else 2", bad: bad)?.text == "2")
    #expect(try Self.datum("1 if run or now > 0 else 2", bad: bad)?.text == "1")
  }

  @Test(
    "A mistake is at its characters, and says what to write",
    arguments: [
      ("now >", 5..<5, "the expression ends too early; complete it"),
      ("nov > 3", 0..<3, "there is no value “nov”; did you mean now?"),
      ("now > run", 0..<9, "a number cannot be compared with true or false; compare it with a number"),
      (
        "now + run", 0..<9,
        "+ cannot join a number and true or false; use it between two numbers; texts are joined by braces: \"{a} {b}\""
      ),
      ("run && run", 4..<6, "“&&” means nothing in an expression; write and"),
      ("now = 3", 4..<5, "“=” means nothing in an expression; write == to compare"),
      ("run ? 1 : 2", 4..<5, "“?” means nothing in an expression; write A if CONDITION else B"),
      ("1 if run", 8..<8, "if has no else; write A if CONDITION else B"),
      ("1 < now < 3", 8..<9, "two comparisons follow each other; join them: A < B and B < C"),
      ("program == fam", 11..<14, "there is no option and no value “fam”; did you mean fan?"),
      ("program < fan", 0..<13, "a choice is neither less nor greater than another; write == or !="),
      ("max(now, rest)", 9..<13, "this is a duration, but a number is expected; \(ExpressionType.number.advice)"),
      ("max(rest, 3)", 10..<11, "this is a number, but a duration is expected; \(ExpressionType.duration.advice)"),
      ("abs(now, 2)", 0..<11, "abs takes one number, not 2; write abs(NUMBER)"),
      ("abs(run)", 4..<7, "this is true or false, but a number is expected; \(ExpressionType.number.advice)"),
      ("mix(now)", 0..<8, "there is no function “mix”; did you mean min?"),
      ("good(nov)", 5..<8, "there is no value “nov”; did you mean now?"),
      ("(now", 4..<4, "the expression ends too early; complete it"),
      (
        "now now", 4..<7,
        "“now” cannot be after the expression; write one of and, or, if, ==, <, >, +, -, * and / before it, or remove it"
      ),
      ("'now", 0..<1, "the quotation mark is not closed; add the second one"),
      ("day > 2026-01-01", 6..<16, "2026-01-01 without quotes is a difference; write '2026-01-01'"),
      ("2026-1-5 < day", 0..<8, "2026-01-05 without quotes is a difference; write '2026-01-05'"),
      ("day > '1.5.2026'", 6..<16, "“1.5.2026” is not a date; write '2026-05-01'"),
      ("day > 'May'", 6..<11, "“May” is not a date; write a date such as '2026-12-24'"),
      ("day > 1.5.2026", 6..<14, "“1.5.2026” is not a number; write the date as '2026-05-01'"),
      ("at > 7:30", 5..<9, "7:30 is a time of day without quotes; write '07:30'"),
      ("at > '7:30'", 5..<11, "“7:30” is not a time of day; write '07:30'"),
      ("at == 730", 6..<9, "a time of day cannot be compared with a number; write a time of day such as '06:30'"),
      ("rest > 00:02:30", 7..<15, "00:02:30 is a duration without a unit; write 150 s"),
    ])
  func mistake(text: String, range: Range<Int>, message: String) {
    do throws(ExpressionMistake) {
      _ = try Self.typer.typed(ExpressionParser.parse(text))
      Issue.record("\(text) has no mistake")
    } catch {
      #expect("\(error.what); \(error.fix)" == message)
      #expect(error.range == range)
    }
  }

  @Test("A date or a time of day that is the whole expression needs no quotes of its own")
  func wholeMoments() {
    let values = "day: {type: date, is: '2026-05-01'}, at: {type: time, is: 07:30}"
    #expect(Panels.problems("values: {\(values)}\npages: {start: [day, at]}") == [])
  }

  @Test("Nesting is bounded, and no nesting takes long")
  func depth() throws {
    let deep = String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(throws: ExpressionMistake.self) { try ExpressionParser.parse(deep) }
    let nested = String(repeating: "(1 if run else ", count: 19) + "2" + String(repeating: ")", count: 19)
    #expect(try Self.typer.typed(ExpressionParser.parse(nested)).type == .number)
    let turned = String(repeating: "(", count: 30) + "1" + String(repeating: " if run else 2)", count: 30)
    #expect(try Self.typer.typed(ExpressionParser.parse(turned)).type == .number)
  }

  @Test("Braces in a text hold expressions, and two stand for one")
  func template() throws {
    let template = try TextTemplate("a {{b}} {now + 1}!", Self.typer)
    #expect(template.parts.count == 3)
    #expect(template.parts.first == .literal("a {b} "))
    #expect(throws: ExpressionMistake.self) { try TextTemplate("a {now", Self.typer) }
    #expect(throws: ExpressionMistake.self) { try TextTemplate("a } b", Self.typer) }
  }
}
