/// Puts arguments in the place of `$parameter` in the body of a component or a repetition.
///
/// A text that is only a parameter becomes the argument, whatever its kind; inside a longer text, the argument's own
/// text is inserted. This happens in the tree and not in the text of the file, so that an argument cannot close a
/// quotation mark or begin a key: it can only be a text, or its own subtree. So `$zone.target` becomes
/// `kitchen.target`. Two signs `$$` stand for one.
final class Substitution {
  /// The arguments by the names of their parameters.
  private let arguments: [String: SourceNode]
  /// The number of nodes that the changed texts count as. Beyond ``Limits/nodes`` no further text is made: the result is
  /// refused anyway, and an argument of kilobytes in each of thousands of texts would fill the memory before.
  private var further = 0
  /// The mistakes in substituted texts.
  private(set) var problems: [PanelProblem] = []

  /// Creates a substitution.
  init(arguments: [String: SourceNode]) { self.arguments = arguments }

  /// The node with the arguments.
  func node(_ node: SourceNode) -> SourceNode {
    switch node.content {
    case .scalar(let scalar): return self.scalar(scalar, node)
    case .list(let items):
      var list = node
      list.content = .list(items.map(self.node))
      return list.measured
    case .map(let entries):
      var map = node
      map.content = .map(
        entries.map { entry in
          SourceEntry(
            name: text(entry.name, entry.place) ?? entry.name, place: entry.place, value: self.node(entry.value))
        })
      return map.measured
    }
  }

  /// A text with the arguments inserted, or the argument that it stands for.
  private func scalar(_ scalar: SourceScalar, _ node: SourceNode) -> SourceNode {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return node }
    if scalar.text.utf8.first == UInt8(ascii: "$"), let whole = arguments[String(scalar.text.dropFirst())] {
      return whole
    }
    guard let text = text(scalar.text, node.place) else { return node }
    var changed = node
    changed.content = .scalar(SourceScalar(text: text, isPlain: scalar.isPlain, isVerbatim: false))
    return changed.measured
  }

  /// The text with the arguments; `nil` if it names none.
  private func text(_ text: String, _ place: PanelPlace) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")), further <= Limits.nodes else { return nil }
    var (result, rest) = ("", text[...])
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "$" {
        result += "$"
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      rest = rest[name.endIndex...]
      if let argument = arguments[String(name)]?.text {
        result += argument
        if result.utf8.count > Limits.expressionLength { break }
      } else if arguments[String(name)] != nil {
        problems.append(PanelProblem(place, "$\(name) is not a text, and is used inside one", "use it alone"))
      } else {
        // The parameter may belong elsewhere: the parameters of a component around this repetition have already been
        // replaced.
        result += "$" + name
      }
    }
    result += rest
    further += SourceNode.further(result)
    return result
  }
}
