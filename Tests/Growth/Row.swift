/// A dimension in which an input can grow: what is done with an input of a size, and the first size that is counted. The
/// others are its double and its quadruple.
struct Row {
  let name: String
  let size: Int
  let body: @MainActor (Int) throws -> Void

  /// All rows. One is a line: a name, a first size, and what is done.
  @MainActor static let all = reading + running + views + containers + controls + names + SchemaRows.all
}
