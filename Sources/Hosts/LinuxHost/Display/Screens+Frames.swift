import Glibc
import Graphics
import Machine

extension Screens {
  /// Records damage in the bitmap for every screen.
  func add(_ damage: Region) {
    for slot in slots {
      slot.screen.add(damage)
      slot.needsShowing = true
    }
  }

  /// Copies a part of what the screens that are ready lack of the bitmap, and more as long as there is time. Returns
  /// whether ``show(_:at:)`` has little left to copy.
  func copyAhead(at now: Duration, whileThereIsTime hasTime: () -> Bool) -> Bool {
    guard let bitmap, isSeen else { return true }
    for slot in slots where slot.isConnected && slot.needsShowing && slot.pacing.mayDraw(at: now) {
      guard slot.screen.lacksMuch else { continue }
      repeat { slot.screen.copyPart(of: bitmap) } while slot.screen.lacksMuch && hasTime()
      if slot.screen.lacksMuch || !hasTime() { return false }
    }
    return true
  }

  /// Shows the bitmap on every screen that is ready and lacks something of it.
  func show(_ overlay: ShownPicture.Overlay?, at now: Duration) {
    guard let bitmap, isSeen else { return }
    let picture = ShownPicture(bitmap: bitmap, overlay: overlay)
    for slot in slots where slot.isConnected && slot.needsShowing && slot.pacing.mayDraw(at: now) {
      // A modeset can take longer than a frame, so the time is read again after it.
      handle(slot.screen.show(picture), of: slot, at: loop.now)
    }
  }

  /// Handles overdue frames, retries for missing screens, and the shift against burn-in. Called at each wake.
  func advance(to now: Duration) {
    guard isActive else { return }
    tellLosses()
    if retry.takeAttempt(at: now) { slots.isEmpty ? openAgain() : review() }
    if retry.takeLook(at: now) { probe() }
    for slot in slots where slot.retryAt.map({ now >= $0 }) == true {
      slot.isConnected = true
      restart(slot)
    }
    for slot in slots where slot.isConnected {
      let before = slot.pacing.shown
      slot.pacing.advance(to: now)
      if slot.pacing.shown > before { arrived(slot) }
      if slot.pacing.isOverdue(at: now) { fail(slot, ETIMEDOUT, at: now) }
      showBlack(on: slot, at: now)
    }
    if isSeen, picture.shift.advance(to: now) {
      place()
      onResize()
    }
  }

  /// Shows black without waiting for input, since nothing else may wake an idle panel; a pending flip is waited for.
  private func showBlack(on slot: ScreenSlot, at now: Duration) {
    guard visibility == .black, slot.needsShowing, slot.pacing.mayDraw(at: now) else { return }
    handle(slot.screen.showBlack(), of: slot, at: loop.now)
  }

  /// Handles the result of an attempt to show a frame.
  private func handle(_ result: ShowResult, of slot: ScreenSlot, at now: Duration) {
    slot.pacing.note(result, at: now)
    slot.needsShowing = result == .busy
    switch result {
    case .failed(let number): fail(slot, number, at: now)
    case .shown: arrived(slot)
    case .busy, .pending, .paced: break
    }
  }

  /// Counts a frame that has reached a screen, and resets the pauses before retries.
  private func arrived(_ slot: ScreenSlot) {
    slot.recovery.succeed()
    if slot.failure != nil { log("\(slot.screen.name) shows the panel again.") }
    (slot.failure, slot.backoff) = (nil, Backoff())
    retry.noteFrame()
    if slot === slots.first { shown += 1 }
    onArrival()
  }

  /// Reads the page-flip events of a card. If the card is gone, its screens are dropped.
  func readFlips(of card: any Adapter) {
    guard card.readFlips() else {
      lose(card)
      // The card is closed once the caller has released it; the host looks for other screens after that.
      retry.schedule(at: loop.now)
      return
    }
    for slot in slots {
      guard let display = slot.screen as? any RoutedScreen, display.adapter === card else { continue }
      for _ in 0..<display.takeFlips() {
        slot.pacing.flipCompleted()
        arrived(slot)
      }
    }
  }

  /// Handles a frame that could not be shown: it sets the mode again, then changes the method, and finally closes the
  /// screen.
  private func fail(_ slot: ScreenSlot, _ number: Int32, at now: Duration) {
    let error = slot.screen.error(number)
    // The screen was unplugged or taken by another process, so a modeset would not help.
    if error.reason != .failed { return giveUp(slot, error) }
    slot.pacing.forget()
    var step = slot.recovery.fail()
    if step == .changeMethod {
      step = slot.screen.changeMethod() ? .startAfresh : .giveUp
      if step == .startAfresh { log("\(error) The driver's older calls are tried.") }
    }
    if step == .giveUp { return giveUp(slot, error) }
    slot.screen.startAfresh()
    slot.needsShowing = true
    slot.pacing.wait(until: now + Recovery.pause)
  }

  /// Continues without a screen that has failed. If it is not the first one, and its card works, the others stay open,
  /// and it is tried again by itself. Otherwise all screens are closed, and the host looks for screens again.
  private func giveUp(_ slot: ScreenSlot, _ error: MachineError) {
    guard error.reason != .busy, slot !== slots.first, slots[0].isConnected else { return lose(error) }
    if slot.failure != error {
      log("\(error)\n\(slot.screen.name) shows nothing; the panel continues on \(slots[0].screen.name).")
    }
    slot.failure = error
    slot.isConnected = false
    slot.recovery = Recovery()
    slot.pacing.forget()
    slot.retryAt = loop.now + slot.backoff.next()
  }

  /// Shows black, turns the screens off or on, after ``visibility`` has changed.
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
