import Looks
import Graphics
import Runtime

/// Performs a command.
///
/// Every command except exploring interrupts speech, as EN 301 549, 5.1.3.5 requires: a person who moves on need not
/// wait. Only an alert is spoken to its end.
extension SpeechSession {
  /// Carries out an intent.
  package func perform(_ intent: SpeechIntent) {
    stage.clock.whileCurrent {
      stage.noteInput()
      if case .explore(let point) = intent { return explore(point) }
      if intent == .lift { return lift() }
      let helpedBefore = hasHelped
      isReading = false
      hasHelped = intent == .help
      narrator.interrupt(at: stage.now)
      refresh()
      act(intent, helpedBefore)
    }
  }

  private func act(_ intent: SpeechIntent, _ helpedBefore: Bool) {
    switch intent {
    case .explore, .lift: break
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .nextControl: move(by: 1) { $0.isControl }
    case .previousControl: move(by: -1) { $0.isControl }
    case .first: go(to: route.way.first)
    case .last: go(to: route.way.last)
    case .activate: activate()
    case .actions: offerActions()
    case .leave: leave()
    case .more: current?.element.adjust == nil ? step(by: 1) : adjust(by: 1)
    case .less: current?.element.adjust == nil ? step(by: -1) : adjust(by: -1)
    case .up: current?.element.adjust == nil ? step(by: -1) : adjust(by: 1)
    case .down: current?.element.adjust == nil ? step(by: 1) : adjust(by: -1)
    case .step(let places): step(by: places)
    case .turnRotor(let places): turnRotor(by: places)
    case .pageOn: page(.pageDown)
    case .pageBack: page(.pageUp)
    case .stop: narrator.stop(at: stage.now)
    case .sayAgain: if !narrator.repeatLast(at: stage.now) { sayCurrent() }
    case .spell: if !narrator.repeatLast(isSpelled: true, at: stage.now) { sayCurrent() }
    case .slower: slower()
    case .readOn: read(from: current)
    case .readAll: read(from: route.way.first)
    case .help: help(again: helpedBefore)
    }
  }

  /// Speaks the element and what can be done with it; at a second request, how to use the panel.
  private func help(again: Bool) {
    guard !again, let current else { return say(welcome) }
    let hint = phrase.hint(for: current.element, by: input.means)
    say([phrase.text(of: current), hint].filter { !$0.isEmpty }.joined(separator: ". "))
  }

  // MARK: Reading on

  private func read(from stop: SpeechStop?) {
    guard let stop else { return narrator.play(.nothing) }
    isReading = true
    go(to: stop)
    if isHidden(stop) { readNext() }
  }

  /// Moves to the next element after one was read to its end.
  func readNext() {
    guard isReading else { return }
    refresh()
    // Keys of a secret field are skipped, because they are not spoken and so have no end to wait for.
    guard let next = neighbour(by: 1, where: { !isHidden($0) }) else {
      isReading = false
      return narrator.play(.edge)
    }
    go(to: next)
  }

  // MARK: Speed and volume

  private func slower() {
    pace.speed = pace.speed > SpeechPace.steps.lowerBound ? pace.speed - 1 : SpeechPace.steps.upperBound
    tellSpeed()
  }

  /// Says the speed, or the volume.
  func tellSpeed() {
    say("\(Rotor.speed.name(in: words)), \(words("\(pace.speed) of \(SpeechPace.steps.upperBound)"))")
  }
  func tellVolume() {
    say("\(Rotor.volume.name(in: words)), \(words("\(pace.volume) of \(SpeechPace.steps.upperBound)"))")
  }
}
