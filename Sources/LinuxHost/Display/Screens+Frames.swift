import Glibc
import Graphics

extension Screens {
  /// Takes note of what has been drawn.
  func add(_ damage: Region) {
    for slot in slots {
      slot.screen.add(damage)
      slot.needsShowing = true
    }
  }

  /// Shows what there is on every screen that is ready for it.
  func show(_ overlay: Picture.Overlay?, at now: Duration) {
    guard let bitmap, isSeen else { return }
    let picture = Picture(bitmap: bitmap, overlay: overlay)
    for slot in slots where slot.isConnected && slot.needsShowing && slot.pacing.mayDraw(at: now) {
      // Setting a mode may take longer than a frame is waited for.
      note(slot.screen.show(picture), of: slot, at: loop.now)
    }
  }

  /// Looks after frames that do not arrive, screens that are missed, and the picture's wandering.
  func advance(to now: Duration) {
    guard isActive else { return }
    if let retryAt, now >= retryAt {
      self.retryAt = nil
      slots.isEmpty ? retry() : review()
    }
    if looks.take(at: now) { probe() }
    for slot in slots where slot.isConnected {
      let before = slot.pacing.shown
      slot.pacing.advance(to: now)
      if slot.pacing.shown > before { arrived(slot) }
      if slot.pacing.isOverdue(at: now) { fail(slot, ETIMEDOUT, at: now) }
      showBlack(on: slot, at: now)
    }
    if isSeen, shift.advance(to: now) {
      place()
      onResize()
    }
  }

  /// At once, since nothing else may wake a panel that nobody touches; or else after the frame that is on its way.
  private func showBlack(on slot: ScreenSlot, at now: Duration) {
    guard visibility == .black, slot.needsShowing, slot.pacing.mayDraw(at: now) else { return }
    note(slot.screen.showBlack(), of: slot, at: loop.now)
  }

  private func note(_ result: ShowResult, of slot: ScreenSlot, at now: Duration) {
    slot.pacing.note(result, at: now)
    slot.needsShowing = result == .busy
    switch result {
    case .failed(let number): fail(slot, number, at: now)
    case .shown: arrived(slot)
    case .busy, .pending, .paced: break
    }
  }

  private func arrived(_ slot: ScreenSlot) {
    slot.recovery.succeed()
    backoff = Backoff()
    if slot === slots.first { shown += 1 }
    onArrival()
  }

  func readFlips(of card: any Adapter) {
    guard card.readFlips() else {
      lose(card)
      return review()
    }
    for slot in slots {
      guard let display = slot.screen as? any RoutedScreen, display.adapter === card else { continue }
      for _ in 0..<display.takeFlips() {
        slot.pacing.flipCompleted()
        arrived(slot)
      }
    }
  }

  /// Tries again, otherwise, and not for ever.
  private func fail(_ slot: ScreenSlot, _ number: Int32, at now: Duration) {
    let error = slot.screen.error(number)
    // Pulled, or another program's: nothing that another mode would mend.
    if error.reason != .failed { return lose(error) }
    slot.pacing.forget()
    var step = slot.recovery.fail()
    if step == .changeMethod {
      step = slot.screen.changeMethod() ? .startAfresh : .giveUp
      if step == .startAfresh { log("\(error) The driver's older calls are tried.") }
    }
    if step == .giveUp { return lose(error) }
    slot.screen.startAfresh()
    slot.needsShowing = true
    slot.pacing.wait(until: now + Recovery.pause)
  }

  func changeVisibility(from before: Visibility) {
    for slot in slots where slot.isConnected && isActive {
      switch visibility {
      case .picture: slot.needsShowing = true
      case .black:
        slot.needsShowing = true
        showBlack(on: slot, at: loop.now)
      case .off:
        slot.pacing.forget()
        slot.screen.turnOff()
      }
    }
  }
}
