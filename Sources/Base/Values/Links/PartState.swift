/// The state of a part of a running panel, such as its panel file or a link, for those who watch over it.
package struct PartState: Hashable, Sendable {
  /// The text of a part with which nothing is wrong.
  package static let good = "good"

  /// The name for programs, such as `panel-file` or `link-plc`.
  package var name: String
  /// The fault, in words for a person at the machine; `nil` for none.
  package let fault: String?
  /// The fault, in words for others, such as the clients of a broker: without hidden values, folders and quoted text;
  /// `nil` for none.
  package let publicFault: String?

  /// The fault for a person at the machine, or that all is well.
  package var text: String { fault ?? Self.good }
  /// The fault for others, or that all is well.
  package var publicText: String { publicFault ?? Self.good }

  /// Creates the state of a part.
  ///
  /// - Parameters:
  ///   - fault: the fault; `nil` for none.
  ///   - publicFault: the part of the fault that others may read; `nil` for all of it.
  package init(_ name: String, fault: String?, publicFault: String? = nil) {
    (self.name, self.fault) = (name, fault)
    self.publicFault = fault.map { publicFault ?? $0 }
  }

  /// Creates the state of a link, or of what serves all values of a kind that has no links, such as `file:`.
  ///
  /// - Parameters:
  ///   - fault: the fault; `nil` for none.
  ///   - publicFault: the part of the fault that others may read; `nil` for all of it.
  package init(link: String, fault: String?, publicFault: String? = nil) {
    let name = link.hasSuffix(":") ? "source-\(link.dropLast())" : "link-\(link)"
    self.init(name, fault: fault, publicFault: publicFault)
  }
}
