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

  /// Notes a button that repeats and has nothing to repeat, or something that a held button must not do again and again.
  func checkRepetition(_ node: SourceNode, _ properties: Properties) {
    guard properties[ChoiceControls.repeats] == true, let entry = node.entry(ChoiceControls.repeats) else {
      if let stray = node.entry(NumberControls.accelerates) {
        warn(
          stray.place, "accelerates: has no effect without repeats:",
          "write repeats: true beside it, or remove accelerates:")
      }
      return
    }
    if let hold = node.entry(ChoiceControls.hold) {
      note(hold.place, "hold: is never carried out at a button that repeats", "remove hold: or repeats:")
    } else if node.entry(ChoiceControls.tap) == nil {
      note(entry.place, "repeats: has nothing to repeat", "write tap: with an action, such as {step: oven.target}")
    } else if let actions = properties[ChoiceControls.tap], !actions.allSatisfy(\.canRepeat) {
      note(
        entry.place, "tap: has actions that cannot be repeated",
        "use only set, step, toggle, publish and if, or remove repeats:")
    }
  }

  /// Notes a rule of a text field that could not be explained to the person who types, and words that are never said.
  func checkRules(_ node: SourceNode) {
    let (characters, wrong) = (node.entry(ChoiceControls.characters), node.entry(ChoiceControls.wrong))
    if let characters, wrong == nil {
      note(
        characters.place, "characters: has no words for a text with other characters",
        "write wrong: and what is allowed, such as Digits only")
    } else if let wrong, characters == nil, node.entry(ChoiceControls.length) == nil {
      warn(
        wrong.place, "wrong: has no effect without length: or characters:",
        "write one of them beside it, or remove wrong:")
    }
  }
}
