import Looks
import Runtime

/// Going by what the rotor has chosen.
///
/// The rotor gives one gesture several meanings, as there are few of them: a stroke or a turn moves by letters,
/// headings or actions, or changes the speed or volume of speech.
extension SpeechSession {
  /// Chooses another kind, and says its name.
  func turnRotor(by places: Int) {
    rotor.turn(by: places)
    input.knob.isAdjusting = false
    say(rotor.kind.name(in: words))
  }

  /// Moves by a number of places.
  func step(by places: Int) {
    switch rotor.kind {
    case .everything: move(by: places)
    case .controls: move(by: places) { $0.isControl }
    case .headings: move(by: places) { $0.isHeading }
    case .actions: nextAction(by: places)
    case .letters: nextLetter(by: places)
    case .speed: change(\.speed, by: places, tellSpeed)
    case .volume: change(\.volume, by: places, tellVolume)
    }
  }

  /// Sets the rotor to actions, and speaks the first.
  func offerActions() {
    rotor.chooseActions()
    nextAction(by: 1)
  }

  private func nextAction(by places: Int) {
    let actions = current?.element.actions ?? []
    guard !actions.isEmpty else {
      narrator.play(.nothing)
      return say(words("Nothing here"))
    }
    let (index, isAtEdge) = rotor.step(\.action, by: places, among: actions.count)
    if isAtEdge { narrator.play(.edge) }
    say("\(phrase.name(of: actions[index])), \(words("\(index + 1) of \(actions.count)"))")
  }

  private func nextLetter(by places: Int) {
    guard let current, !isHidden(current) else { return narrator.play(.hiddenCharacter) }
    let letters = Array(phrase.text(of: current, after: current.context))
    guard !letters.isEmpty else { return narrator.play(.nothing) }
    let (index, isAtEdge) = rotor.step(\.letter, by: places, among: letters.count)
    if isAtEdge { narrator.play(.edge) }
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
