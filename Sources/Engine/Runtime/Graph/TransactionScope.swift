/// A change that an ancestor makes to the transactions of updates below it.
package final class TransactionScope {
  package var change: (inout Transaction) -> Void
  /// The number of the update in which the watched value last changed; -1 if it never has, and `nil` if the change applies to
  /// all updates.
  package var trigger: Int?
  /// The next ancestor that changes transactions, if any. It changes them first.
  private let outer: TransactionScope?
  private unowned let stage: Stage

  package init(_ change: @escaping (inout Transaction) -> Void, trigger: Int?, in nodeContext: NodeContext) {
    self.change = change
    self.trigger = trigger
    outer = nodeContext.parent?.transactionScope
    stage = nodeContext.stage
  }

  /// Changes a transaction as this ancestor does.
  package func adjust(_ transaction: inout Transaction) {
    if let trigger, trigger != stage.passes.update.number { return }
    change(&transaction)
  }

  /// Changes a transaction as all ancestors do, from the root down.
  package func adjustAll(_ transaction: inout Transaction) {
    outer?.adjustAll(&transaction)
    adjust(&transaction)
  }
}
