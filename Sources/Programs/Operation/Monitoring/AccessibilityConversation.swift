#if Speech
import Graphics
import Localization
import Runtime
import Speech
import Values

/// The conversation of another program with a panel's accessibility tree: a JSON object a line each way.
///
/// The form is documented in `Guide/speech.md`. It has a version, which changes when a program that knows the former
/// version would misunderstand.
@MainActor final class AccessibilityConversation {
  /// The version of the form.
  static let version = 1
  /// The number of known elements at which the elements of removed views are forgotten.
  private static let leastLimit = 1_024

  /// The identity of an element: the object that the element stands for, and its number among that object's elements.
  private struct Identity: Hashable {
    let owner: Int
    let ordinal: Int
  }

  private let stage: Stage
  /// Whether the program wants to receive changes and announcements.
  private(set) var isWatching = false
  private let owners = OwnerNumbers()
  private var numbers: [Identity: Int] = [:]
  /// The last number that was given: none is given again.
  private var latest = 0
  private var limit = AccessibilityConversation.leastLimit

  /// Creates a conversation about a stage.
  init(_ stage: Stage) { self.stage = stage }

  func answer(_ line: [UInt8]) -> String {
    // The parser gives the place of a mistake, which the answer passes on. Its advice is for files.
    let request: JSONDocument
    do throws(TableError) {
      request = try JSONDocument(line, file: "request", kind: "request")
    } catch {
      // Without a place nothing is wrong with the request.
      let advice = error.place.isEmpty ? error.advice : "send the request again as one JSON object in a line"
      return failure("\(error.place.isEmpty ? "" : error.place + ": ")\(error.problem); \(advice)", nil)
    }
    let value = request.value
    let tag = value["tag"]?.text
    guard let verb = value["do"]?.text else { return failure("a request needs “do”, such as {\"do\":\"tree\"}", tag) }
    switch verb {
    case "tree":
      let elements = indexed()
      return object([("version", .number(Self.version)), ("elements", .array(elements.map(json)))], tag)
    case "watch":
      isWatching = true
      return object([("ok", .bool(true))], tag)
    case "press", "adjust", "perform", "leave": return act(verb, value, tag)
    default: return failure("there is no “\(verb)”: say tree, watch, press, adjust, perform or leave", tag)
    }
  }

  /// The line for an announcement of the panel.
  static func event(announcing text: String) -> String {
    JSONText.object([("event", .string("announcement")), ("text", .string(text))]).description
  }

  /// The line that tells that the panel has changed.
  static let changed = JSONText.object([("event", .string("changed"))]).description

  // MARK: Acting

  /// Carries out a request, as if the person at the panel had acted.
  ///
  /// The tree is built again first, so that no action reaches an element that a dialog now covers.
  private func act(_ verb: String, _ request: JSONValue, _ tag: String?) -> String {
    let all = indexed().flatMap(\.flattened)
    guard let number = request["id"]?.integer, let found = all.first(where: { $0.number == number }) else {
      return failure("there is no element with this id: ask for the tree again", tag)
    }
    let element = found.element
    switch verb {
    case "press":
      guard let press = element.press else { return failure("\(found.name) cannot be pressed", tag) }
      perform(press)
    case "adjust":
      let steps = request["by"]?.integer ?? 0
      guard let adjust = element.adjust, (-1_000...1_000).contains(steps), steps != 0 else {
        return failure("\(found.name) cannot be adjusted: “by” must be a number of steps from -1000 to 1000", tag)
      }
      perform { adjust(steps) }
    case "perform":
      guard let action = element.actions.first(where: { $0.name == request["action"]?.text }) else {
        let names = element.actions.map { "“\($0.name)”" }.joined(separator: ", ")
        return failure("\(found.name) has no such action; it has: \(names.isEmpty ? "none" : names)", tag)
      }
      perform(action.perform)
    default:
      guard let escape = element.escape else { return failure("\(found.name) cannot be left", tag) }
      perform(escape)
    }
    return object([("ok", .bool(true))], tag)
  }

  /// Performs an action that counts as input: the user of the program is at the panel.
  private func perform(_ action: () -> Void) {
    stage.whileCurrent {
      stage.noteInputAtPanel()
      action()
    }
  }

  // MARK: Elements

  /// An element with its number.
  ///
  /// The numbers are made in the order of the tree, so that the first tree of a conversation counts from 1. Private
  /// texts are for the person at the panel, and not in the element.
  private struct Numbered {
    let number: Int
    let element: SemanticsElement
    let children: [Numbered]
    /// The element in a message.
    var name: String { element.isLabelPrivate ? "element \(number)" : "“\(element.label)”" }
    var flattened: [Numbered] { [self] + children.flatMap(\.flattened) }
  }

  /// The tree with a number for each element, which the element keeps as long as its view exists.
  private func indexed() -> [Numbered] {
    var ordinals: [Int: Int] = [:]
    // An object may stand for several elements, such as a track for its two handles: their order distinguishes them.
    func number(_ element: SemanticsElement, within area: Rect?) -> Numbered {
      let (told, area) = element.withoutPrivate(within: area)
      let identity = element.source.identity.map { object in
        let owner = owners.number(of: object)
        defer { ordinals[owner, default: 0] += 1 }
        return Identity(owner: owner, ordinal: ordinals[owner, default: 0])
      }
      return Numbered(
        number: self.number(of: identity), element: told, children: element.children.map { number($0, within: area) })
    }
    return stage.elements.map { number($0, within: nil) }
  }

  /// The number of an identity, or a new number. An element without an identity is a new element in each tree.
  private func number(of identity: Identity?) -> Int {
    if let identity, let known = numbers[identity] { return known }
    if numbers.count >= limit {
      let present = owners.present
      numbers = numbers.filter { present.contains($0.key.owner) }
      limit = max(Self.leastLimit, numbers.count * 2)
    }
    latest += 1
    if let identity { numbers[identity] = latest }
    return latest
  }

  /// An element with the elements inside it; empty members are left out.
  private func json(_ numbered: Numbered) -> JSONText {
    let element = numbered.element
    var members: [(name: String, value: JSONText)] = [
      ("id", .number(numbered.number)), ("role", .string(element.role.rawValue)),
    ]
    if !element.isLabelPrivate { members.append(("label", .string(element.label))) }
    members += [
      ("frame", .array(element.frame.wholeNumbers.map(JSONText.number))), ("enabled", .bool(element.isEnabled)),
    ]
    if element.isPrivate { members.append(("private", .bool(true))) }
    if !element.value.isEmpty { members.append(("value", .string(element.value))) }
    if !element.hint.isEmpty { members.append(("hint", .string(element.hint))) }
    let traits = element.traits.names
    if !traits.isEmpty { members.append(("traits", .array(traits.map(JSONText.string)))) }
    var verbs: [String] = []
    if element.press != nil { verbs.append("press") }
    if element.adjust != nil { verbs.append("adjust") }
    if element.escape != nil { verbs.append("leave") }
    if !verbs.isEmpty { members.append(("does", .array(verbs.map(JSONText.string)))) }
    if !element.actions.isEmpty {
      members.append(("actions", .array(element.actions.map { .string($0.name) })))
    }
    if !numbered.children.isEmpty { members.append(("children", .array(numbered.children.map(json)))) }
    return .object(members)
  }

  /// The answer to a request that cannot be granted.
  private func failure(_ text: String, _ tag: String?) -> String { object([("error", .string(text))], tag) }

  /// An answer, with the tag of its request in front.
  private func object(_ members: [(name: String, value: JSONText)], _ tag: String?) -> String {
    JSONText.object((tag.map { [("tag", .string($0))] } ?? []) + members).description
  }
}
#endif
