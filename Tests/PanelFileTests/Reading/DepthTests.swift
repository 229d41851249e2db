import Glibc
import Testing

@testable import PanelFile

/// Files that would exhaust the stack of the thread that reads a panel file while the panel runs.
@Suite("The depth of panel files") struct DepthTests {
  nonisolated private final class Work {
    let body: () -> [String]
    var result: [String] = []
    init(_ body: @escaping () -> [String]) { self.body = body }
  }

  #if DEBUG
  // Frames are up to eight times as large where nothing is optimised.
  nonisolated private static let stackBytes = 4 << 20
  #else
  nonisolated private static let stackBytes = 512 << 10
  #endif

  /// The messages about a panel that is read on a thread with a small stack.
  nonisolated private static func problems(_ text: String, _ others: [String: String] = [:]) -> [String] {
    let work = Work { Panels.problems(text, others) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackBytes)
    var thread = pthread_t()
    let context = Unmanaged.passUnretained(work).toOpaque()
    let status = pthread_create(
      &thread, &attributes,
      { context in
        let work = Unmanaged<Work>.fromOpaque(context!).takeUnretainedValue()
        work.result = work.body()
        return nil
      }, context)
    pthread_attr_destroy(&attributes)
    guard status == 0 else { return ["there is no thread"] }
    pthread_join(thread, nil)
    return work.result
  }

  /// A page with an item inside of rows.
  private func rows(_ count: Int, _ item: String, sections: String = "") -> String {
    sections + "pages: {start: {body: ["
      + String(repeating: "{row: [", count: count) + item + String(repeating: "]}", count: count) + "]}}\n"
  }

  private static let value = "values: {a: {type: switch}, n: {type: number}}\n"

  @Test(
    "A long chain of operators is no deeper than a short one", arguments: [0, 10, 28],
    [("n", "+", " > 0"), ("n", "*", " > 0"), ("a", " and ", ""), ("a", " or ", ""), ("n > 1", " or ", "")])
  func chains(depth: Int, chain: (part: String, sign: String, end: String)) {
    let count = (1_990 - chain.end.count) / (chain.part.count + chain.sign.count)
    let condition = Array(repeating: chain.part, count: count).joined(separator: chain.sign) + chain.end
    let text = rows(depth, "{text: {text: A, visible: \(condition)}}", sections: Self.value)
    #expect(Self.problems(text) == [])
  }

  @Test(
    "Parentheses and prefixes are bounded, where containers are nested as deeply as they may be", arguments: [0, 28])
  func parentheses(depth: Int) {
    for (open, close) in [("(", ")"), ("not ", ""), ("round(n) > 1 and (", ")"), ("a if a else ", "")] {
      func text(_ count: Int) -> String {
        let condition = String(repeating: open, count: count) + "a" + String(repeating: close, count: count)
        return rows(depth, "{text: {text: A, visible: '\(condition)'}}", sections: Self.value)
      }
      #expect(Self.problems(text(39)) == [], "\(open)")
      let found = Self.problems(text(41))
      #expect(found.count == 1)
      #expect(found.first?.hasSuffix("is nested more than 40 deep; divide it: a value can be computed by is:") == true)
    }
  }

  @Test("Rows and lists in each other are bounded")
  func containers() {
    #expect(Self.problems(rows(29, "{text: A}")) == [])
    let place = "lists and maps are nested more than 64 levels deep; close some of them"
    #expect(Self.problems(rows(31, "{text: A}")).map { $0.hasSuffix(place) } == [true])
    #expect(Self.problems(rows(20_000, "{text: A}")).map { $0.hasSuffix(place) } == [true])
  }

  @Test("Lists inside of components count as the components do")
  func components() {
    func lists(_ inside: String) -> String {
      String(repeating: "[", count: 55) + inside + String(repeating: "]", count: 55)
    }
    let components = (0..<40).map { "  C\($0): {body: \(lists("{C\($0 + 1): {}}"))}" } + ["  C40: {body: {text: A}}"]
    let text = "components:\n" + components.joined(separator: "\n") + "\npages: {start: {body: [{C0: {}}]}}\n"
    let found = Self.problems(text)
    #expect(found.map { $0.hasSuffix("items are nested more than 64 levels deep; use fewer lists") } == [true])
  }

  @Test("Files inside of files count as lists do")
  func files() {
    func lists(_ inside: String) -> String {
      String(repeating: "[", count: 40) + inside + String(repeating: "]", count: 40)
    }
    var others: [String: String] = [:]
    for index in 0..<40 { others["f\(index).yaml"] = lists("!include f\(index + 1).yaml") }
    others["f40.yaml"] = "{text: A}"
    for include in ["!include f0.yaml", "{include: f0.yaml}"] {
      let found = Self.problems("pages: {start: {body: [\(include)]}}\n", others)
      #expect(found.count == 1)
      #expect(found.first?.contains("lists and maps are nested more than 64 levels deep") == true, "\(include)")
    }
  }

  @Test("Actions inside of actions count as containers do")
  func actions() {
    func action(_ count: Int) -> String {
      String(repeating: "{if: a, then: ", count: count) + "back" + String(repeating: "}", count: count)
    }
    func text(_ count: Int) -> String {
      "components: {B: {parameters: [x], body: {button: {label: B, tap: $x}}}}\n"
        + rows(20, "{B: {x: \(action(count))}}", sections: Self.value)
    }
    #expect(Self.problems(text(15)) == [])
    #expect(Self.problems(text(18)).count == 1)
  }
}
