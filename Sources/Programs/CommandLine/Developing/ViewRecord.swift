import Controls
import Runtime
import Values

/// A view of the application or of the toolkit in the tree of a running panel, as tools for development see it.
///
/// Nothing is kept for it while the panel runs: everything is found by a search of the tree, on request.
struct ViewRecord {
  let node: Node
  /// The type of the view, such as `Stepper<Text>`.
  let type: String
  /// The place in the tree: the types from the root to the view, with a number where siblings have the same type. It is the
  /// same in another run of the program as long as the views around it are.
  let place: String
  /// The storages of the view's dynamic properties.
  let storages: [AnyObject?]
  /// The view as it was when its body was evaluated last.
  let view: Any

  /// The views with a body below a node, from the front of the sources to the end.
  static func all(below root: Node) -> [ViewRecord] {
    var (found, seen) = ([ViewRecord](), [String: Int]())
    func visit(_ node: Node, _ place: String) {
      var inside = place
      if let type = node.viewName, let parts = parts(of: node) {
        let plain = "\(place)/\(type)"
        let number = seen[plain, default: 0]
        seen[plain] = number + 1
        inside = number == 0 ? plain : "\(plain)#\(number)"
        found.append(ViewRecord(node: node, type: type, place: inside, storages: parts.memory, view: parts.subject))
      }
      for child in node.children { visit(child, inside) }
    }
    visit(root, "")
    return found
  }

  /// The view of a node and the views around it, the innermost first.
  static func around(_ node: Node) -> [ViewRecord] {
    sequence(first: node) { $0.parent }.compactMap { node in
      guard let type = node.viewName, let parts = parts(of: node) else { return nil }
      return ViewRecord(node: node, type: type, place: "", storages: parts.memory, view: parts.subject)
    }
  }

  /// The parts of a node with a body: its view, and the storages of the view's properties.
  ///
  /// They have no other use, so the node does not offer them: reflection reads them.
  private static func parts(of node: Node) -> (subject: Any, memory: [AnyObject?])? {
    var fields: [String: Any] = [:]
    for level in sequence(first: Mirror(reflecting: node), next: \.superclassMirror) {
      for field in level.children { fields[field.label ?? ""] = field.value }
    }
    guard let subject = fields["view"], let memory = fields["memory"] as? [AnyObject?] else { return nil }
    return (subject, memory)
  }

  /// The dynamic properties with their values, in the order of the source: `target`, 20.5.
  var properties: [(name: String, value: Any)] {
    var (index, found) = (0, [(name: String, value: Any)]())
    func add(_ fields: Mirror, _ prefix: String) {
      for field in fields.children where field.value is any DynamicProperty {
        let name = prefix + (field.label ?? "").drop { $0 == "_" }
        guard field.value is any ConnectedProperty else {
          add(Mirror(reflecting: field.value), name + ".")
          continue
        }
        if storages.indices.contains(index), let storage = storages[index] as? any ReadableLocation {
          found.append((name, storage.anyValue))
        }
        index += 1
      }
    }
    add(Mirror(reflecting: view), "")
    return found
  }
}

/// A location whose value can be read without knowing its type.
protocol ReadableLocation: AnyObject {
  /// The value. Reading it makes nothing depend on it.
  var anyValue: Any { get }
}

extension ValueLocation: ReadableLocation {
  var anyValue: Any { value }
}
