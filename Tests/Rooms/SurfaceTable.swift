import Foundation

/// The public names of SwiftUI against those of the toolkit.
struct SurfaceTable {
  /// The state of a name in the toolkit.
  enum State: Equatable {
    /// It acts.
    case acts
    /// It is there so that sources compile, and its deprecation says why it does nothing.
    case deprecated(String)
    /// It is not there, since a panel has nothing that it could mean.
    case foreign(String)
    /// It is not there.
    case missing
  }

  /// A name of SwiftUI.
  struct Name: Equatable {
    /// The type that the name belongs to; `type` for the types themselves, `global` for functions of none.
    let owner: String
    /// The name with its labels, such as `padding(_:_:)`.
    let text: String
    /// The reason for which a panel cannot have it; `nil` if it can.
    let foreign: String?
  }

  /// A name with its state.
  struct Row {
    let name: Name
    let state: State
  }

  let rows: [Row]

  /// Compares names with declarations.
  init(_ names: [Name], _ declarations: [SurfaceScan.Declaration]) {
    let known = Dictionary(grouping: declarations, by: \.name)
    rows = names.map { Row(name: $0, state: Self.state(of: $0, known)) }
  }

  /// The names in a table whose columns are separated by tabulators: the owner, the name, and the reason of those that a
  /// panel cannot have.
  static func names(_ table: String) -> [Name] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Name(owner: columns[0], text: columns[1], foreign: columns.count > 2 ? columns[2] : nil)
    }
  }

  private static func state(of name: Name, _ known: [String: [SurfaceScan.Declaration]]) -> State {
    let (word, labels) = parts(name.text)
    let matches = (known[word] ?? []).filter { fits($0, name.owner, labels) }
    if matches.contains(where: { $0.deprecation == nil }) { return .acts }
    if let reason = matches.first?.deprecation { return .deprecated(reason) }
    return name.foreign.map(State.foreign) ?? .missing
  }

  private static func fits(_ declaration: SurfaceScan.Declaration, _ owner: String, _ labels: [String]?) -> Bool {
    if owner == "type" { return declaration.isType }
    let owners = owner == "global" ? [""] : [owner] + (inherited[owner] ?? [])
    guard owners.contains(declaration.owner) else { return false }
    guard let labels else { return true }
    guard let parameters = declaration.parameters else { return false }
    return accepts(parameters[...], labels[...])
  }

  /// The protocols whose members the documentation also lists below some types.
  private static let inherited = [
    "Text": ["View"], "Image": ["View"], "Material": ["ShapeStyle"], "InsettableShape": ["Shape", "View"],
    "Shape": ["View"], "Color": ["ShapeStyle", "View"], "Transition": ["AnyTransition"], "Gesture": ["View"],
    "TabContent": ["View"], "DynamicViewContent": ["ForEach"], "AnyTransition": ["Transition"],
    "ToolbarItemGroup": ["ToolbarItem"], "UnevenRoundedRectangle": ["Shape"],
  ]

  /// Whether a call with labels can leave out the other parameters.
  static func accepts(_ parameters: ArraySlice<SurfaceScan.Parameter>, _ labels: ArraySlice<String>) -> Bool {
    guard let parameter = parameters.first else { return labels.isEmpty }
    if parameter.label == labels.first, accepts(parameters.dropFirst(), labels.dropFirst()) { return true }
    return parameter.isOptional && accepts(parameters.dropFirst(), labels)
  }

  /// The word of a name and its labels; `nil` if it has no parentheses.
  static func parts(_ text: String) -> (word: String, labels: [String]?) {
    guard let parenthesis = text.firstIndex(of: "(") else { return (text, nil) }
    let labels = text[parenthesis...].dropFirst().dropLast().split(separator: ":").map(String.init)
    return (String(text[..<parenthesis]), labels)
  }

  // MARK: Counts and the page

  /// The number of names that act.
  var acting: Int { rows.count { $0.state == .acts } }
  /// The number of names that a panel could have and that are missing.
  var missing: Int { rows.count { $0.state == .missing } }
  /// The share of the names that act, of all that a panel could have.
  var share: Double { Double(acting) / Double(max(1, acting + missing)) }

  /// The page of the guide.
  var page: String {
    let percent = Int((share * 1000).rounded(.down))
    let kept = rows.count { if case .deprecated = $0.state { true } else { false } }
    let foreign = rows.count - acting - missing - kept
    return """
      # SwiftUI's names

      <!-- Written by SurfaceTests. To renew it: FACEPLATE_WRITE_TABLES=1 swift test --filter SurfaceTests -->

      Of \(rows.count) public names of SwiftUI, \(acting) act as their documentation says, and \(kept) compile but are deprecated with \
      the reason for which they do nothing on a panel. \(foreign) have no meaning on a panel, and \(missing) are missing. Of the \
      names that a panel can have, \(percent / 10).\(percent % 10) % act.

      Names are matched by their argument labels. An initializer with more parameters also counts if those have defaults.

      ## Missing

      \(list(.missing))

      ## Compile, and do nothing

      | of | name | why |
      |---|---|---|
      \(table { if case .deprecated(let why) = $0 { why } else { nil } })

      ## Not on a panel

      | of | name | why |
      |---|---|---|
      \(table { if case .foreign(let why) = $0 { why } else { nil } })

      ## Act

      \(list(.acts))

      """
  }

  /// A line an owner with its names in a state.
  private func list(_ state: State) -> String {
    var (owners, names) = ([String](), [String: [String]]())
    for row in rows where row.state == state {
      if names[row.name.owner] == nil { owners.append(row.name.owner) }
      names[row.name.owner, default: []].append("`\(row.name.text)`")
    }
    return owners.map { "- \(title($0)): \(names[$0]!.joined(separator: ", "))" }.joined(separator: "\n")
  }

  /// The rows of a table of the names for which there is a reason.
  private func table(_ reason: (State) -> String?) -> String {
    rows.compactMap { row in reason(row.state).map { "| \(title(row.name.owner)) | `\(row.name.text)` | \($0) |" } }
      .joined(separator: "\n")
  }

  private func title(_ owner: String) -> String {
    switch owner {
    case "type": "types"
    case "global": "functions"
    default: "`\(owner)`"
    }
  }
}
