import Values

/// An order of the main thread to the thread of a link that reads its values while they are wanted.
enum ReadingOrder: Sendable {
  case want(Set<String>)
  case write(String, Datum)
}

extension LinkWorker<ReadingOrder> {
  /// Says which values are wanted, in place of an earlier such order that the thread has not received yet.
  func want(_ names: Set<String>) { send(.want(names), replacing: "want") }

  /// Orders a value to be written, in place of an earlier order for it that the thread has not received yet.
  func write(_ datum: Datum, to name: String) {
    send(.write(name, datum), replacing: "write \(name)")
  }
}
