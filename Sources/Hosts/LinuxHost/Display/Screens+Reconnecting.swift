extension Screens {
  /// Shows the panel on a screen whose cable is back.
  func reconnect(_ slot: ScreenSlot) {
    log("\(slot.screen.name) is connected again.")
    slot.isConnected = true
    retry.noteFound()
    restart(slot)
  }

  /// Sets the mode again, which is the only way to retrain a link that has failed.
  func retrain(_ slot: ScreenSlot) {
    log("The link to \(slot.screen.name) has gone bad and is set up again.")
    restart(slot)
  }

  func restart(_ slot: ScreenSlot) {
    slot.retryAt = nil
    slot.pacing.forget()
    slot.screen.startAfresh()
    slot.needsShowing = true
    if visibility == .off { slot.screen.turnOff() }
  }
}
