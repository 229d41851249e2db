// The keys of an item that have to fit each other or the value of the item.
extension DocumentReader {
  /// Notes symbols that do not fit the options of the value of steps, and steps that would set a value that can only be read.
  func checkSteps(of value: ValueDeclaration, _ node: SourceNode, _ properties: Properties) {
    if value.isReadOnly, properties[StepDisplays.back] == true, let back = node.entry(StepDisplays.back) {
      note(back.place, "\(value.name) can only be read, and back: sets it", "remove back:")
    }
    guard let symbols = properties[StepDisplays.symbols], let entry = node.entry(StepDisplays.symbols),
      case .map(let given) = entry.value.content
    else { return }
    let names = value.options.map(\.name)
    if let stray = given.first(where: { !names.contains($0.name) }) {
      note(stray.place, "\(value.name) has no option \(stray.name.inQuotes)", adviceFor(stray.name, among: names))
    } else if let missing = names.first(where: { symbols[$0] == nil }) {
      note(entry.place, "symbols: has none for \(missing)", "write the symbol of \(missing), too")
    }
  }
}
