import Looks
import Runtime

/// Lets a person use the panel with one switch: the ring moves from control to control, and a press uses the present
/// one.
///
/// If a control has several actions, a press offers them one after the other: more, less, the named actions, and
/// “Done”. After the last control of a dialog or a page that can be left, leaving is offered. The switch is any key, or
/// the button of the knob; touches go to the panel as usual.
extension SpeechSession {
  /// The greatest number of pages by which a scroll view is scrolled back to its top.
  private static let mostPages = 100

  /// Time has passed for the scan.
  func advanceScan(to time: Duration) {
    guard scan?.advance(to: time, isSpeaking: narrator.isBusy) == true else { return }
    stage.clock.whileCurrent {
      refresh()
      goOnScanning()
    }
  }

  /// The switch has been pressed.
  func pressSwitch() {
    guard let scan else { return }
    narrator.interrupt(at: stage.now)
    self.scan?.start(at: stage.now)
    stage.clock.whileCurrent {
      stage.noteInput()
      refresh()
      if scan.isResting { return startOver() }
      perform(self.scan?.choice)
    }
  }

  // MARK: Steps

  private func goOnScanning() {
    if let choice = scan?.choice, choice != .leave, let current {
      let all = choices(at: current) + [.done]
      return offer(all[((all.firstIndex(of: choice) ?? -1) + 1) % all.count])
    }
    if scan?.choice == nil, let next = neighbour(by: 1, where: isScanned) { return go(to: next) }
    if scan?.choice == nil, current?.escape != nil { return offer(.leave) }
    // A round is over.
    if scan?.endRound() == true { return startOver() }
    scan?.choice = nil
    route.leave()
    showRing()
  }

  private func startOver() {
    scan?.choice = nil
    // Scroll to the top first, as a lazy container may have removed its first rows.
    for _ in 0..<Self.mostPages {
      guard let current, scrollOn(from: current, by: -1) else { break }
    }
    go(to: route.way.first(where: isScanned))
  }

  private func isScanned(_ stop: SpeechStop) -> Bool { stop.isControl && stop.element.isEnabled }

  /// The actions that are offered at an element.
  private func choices(at stop: SpeechStop) -> [ScanChoice] {
    let element = stop.element
    let own: [ScanChoice] = element.adjust != nil ? [.more, .less] : element.press != nil ? [.use] : []
    return own + element.actions.indices.map { .action($0) }
  }

  private func offer(_ choice: ScanChoice) {
    scan?.choice = choice
    narrator.play(.moved)
    say(name(of: choice))
    showRing()
  }

  private func name(of choice: ScanChoice) -> String {
    switch choice {
    case .use: current.map { phrase.label(of: $0.element) } ?? ""
    case .more: words("More")
    case .less: words("Less")
    case .action(let index):
      current.map { $0.element.actions.indices.contains(index) ? phrase.name(of: $0.element.actions[index]) : "" } ?? ""
    case .done: words("Done")
    case .leave: words("Back")
    }
  }

  // MARK: Presses

  private func perform(_ choice: ScanChoice?) {
    switch choice {
    case nil: begin()
    case .use: leaveChoices(then: activate)
    case .more: adjust(by: 1)
    case .less: adjust(by: -1)
    case .action(let index): leaveChoices { performAction(index) }
    case .done:
      leaveChoices {}
      sayCurrent()
    case .leave: leaveChoices(then: leave)
    }
  }

  /// Handles a press at an element: performs its only action, or offers its actions if there are several.
  private func begin() {
    guard let current, isScanned(current) else { return goOnScanning() }
    let all = choices(at: current)
    if all == [.use] { return activate() }
    if let first = all.first { offer(first) } else { activate() }
  }

  private func leaveChoices(then act: () -> Void) {
    scan?.choice = nil
    act()
    showRing()
  }

  private func performAction(_ index: Int) {
    guard let actions = current?.element.actions, actions.indices.contains(index) else { return }
    rotor.action = index
    activate()
    rotor.action = nil
  }
}
