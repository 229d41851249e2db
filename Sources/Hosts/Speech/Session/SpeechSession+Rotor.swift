import Looks
import Runtime

/// Going by what the rotor has chosen.
///
/// The rotor makes up for the few gestures and keys that there are: one stroke or one turn goes by letters, headings or
/// actions, or changes how speech sounds.
extension SpeechSession {
  /// Chooses another kind, and says its name.
  func turnRotor(by places: Int) {
    rotor = rotor.turned(by: places)
    (chosenAction, letter) = (nil, nil)
    knob.isAdjusting = false
    tell(rotor.name(in: words))
  }

  /// Moves by a number of places.
  func step(by places: Int) {
    switch rotor {
    case .everything: move(by: places)
    case .controls: move(by: places) { $0.isControl }
    case .headings: move(by: places) { $0.isHeading }
    case .actions: nextAction(by: places)
    case .letters: nextLetter(by: places)
    case .speed: change(\.speed, by: places, tellSpeed)
    case .volume: change(\.volume, by: places, tellVolume)
    }
  }

  /// Has the rotor go by actions, and says the first.
  func offerActions() {
    rotor = .actions
    nextAction(by: 1)
  }

  private func nextAction(by places: Int) {
    let actions = current?.element.actions ?? []
    guard !actions.isEmpty else {
      narrator.play(.nothing)
      return tell(words("Nothing here"))
    }
    let next = chosenAction.map { $0 + places } ?? (places > 0 ? 0 : actions.count - 1)
    let index = min(max(next, 0), actions.count - 1)
    if index != next { narrator.play(.edge) }
    chosenAction = index
    tell("\(phrase.name(of: actions[index])), \(words("\(index + 1) of \(actions.count)"))")
  }

  private func nextLetter(by places: Int) {
    guard let current, !isHidden(current) else { return narrator.play(.hiddenCharacter) }
    let letters = Array(phrase.text(of: current, after: current.context))
    guard !letters.isEmpty else { return narrator.play(.nothing) }
    let next = letter.map { $0 + places } ?? (places > 0 ? 0 : letters.count - 1)
    let index = min(max(next, 0), letters.count - 1)
    if index != next { narrator.play(.edge) }
    letter = index
    var letterSaid = utterance(String(letters[index]), .letter)
    letterSaid.isSpelled = true
    narrator.say(letterSaid, at: stage.now)
  }

  private func change(_ step: WritableKeyPath<SpeechPace, Int>, by places: Int, _ tellIt: () -> Void) {
    let before = pace
    pace[keyPath: step] += places
    if pace == before { narrator.play(.edge) }
    tellIt()
  }
}
