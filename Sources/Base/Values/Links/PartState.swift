/// The state of a part of a running panel, such as its panel file or a link, for those who watch over it.
package struct PartState: Hashable, Sendable {
  /// The text of a part with which nothing is wrong.
  package static let good = "good"

  /// The name for programs, such as `panel-file` or `link-plc`.
  package var name: String
  /// What is wrong; `nil` for nothing.
  package var fault: String?

  /// The fault, or that all is well.
  package var text: String { fault ?? Self.good }

  /// Creates the state of a part.
  package init(_ name: String, fault: String?) { (self.name, self.fault) = (name, fault) }

  /// Creates the state of a link, or of what serves all values of a kind that has no links, such as `file:`.
  package init(link: String, fault: String?) {
    self.init(link.hasSuffix(":") ? "source-\(link.dropLast())" : "link-\(link)", fault: fault)
  }
}
