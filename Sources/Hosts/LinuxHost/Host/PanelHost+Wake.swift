import Graphics
import Controls
import Machine
import Runtime

// The work of one wake.
extension PanelHost {
  /// Handles a signal of the operating system.
  func handle(_ request: Signals.Request) {
    options.events?.note(request.note, at: loop.now)
    switch request {
    case .terminate: loop.stop()
    case .reload: reload()
    case .consoleLeave: leaveConsole()
    case .consoleReturn: returnToConsole()
    }
  }

  /// Handles SIGHUP: makes the application read its files again, and notifies the service manager.
  private func reload() {
    service.reloading(at: loop.now)
    options.onReload { [weak self] in
      // Before the first frame the panel is not ready yet.
      guard let self, let machine, hasShown else { return }
      service.ready(status: machine.screens.summary, at: loop.now)
    }
  }

  /// Adapts the stage and the input devices to the present bitmap.
  func resize() {
    guard let machine else { return }
    let surface = machine.screens.picture.surface
    // A contact that is held is now over another part of the layout.
    if surface.size != stage.size || surface.scale != stage.scale {
      stage.handle(InputEvent(time: loop.now, .cancelAll))
      stage.resize(to: surface.size, scale: surface.scale)
    }
    stage.displayRegions = machine.screens.displayRegions
    machine.inputs.apply(surface, outputs: machine.screens.picture.outputs, inputOptions)
  }

  /// Advances everything that depends on time. Called in the phase `time` of each wake.
  func advance(to now: Duration) {
    guard let machine else { return }
    machine.screens.noteTick(at: now)
    machine.inputs.advance(to: now)
    if stage.staysAwake { machine.idle.wake(at: now) }
    if machine.screens.isActive { machine.idle.advance(to: now) }
    machine.idle.advanceCommand(to: now)
    regainSeat(at: now)
    regainWatches(at: now)
    followIdle(machine)
    stage.advance(to: now)
  }

  /// Shows what the present idle level asks for. When the picture goes, everything that is still held ends, such as a key
  /// on which something lies: nobody sees what it would change.
  func followIdle(_ machine: Machine) {
    let before = machine.screens.visibility
    machine.screens.visibility = machine.idle.visibility
    guard before == .picture, machine.screens.visibility != .picture else { return }
    stage.handle(InputEvent(time: loop.now, .cancelAll))
  }

  /// Passes pending input to the stage, except for what only wakes the panel.
  func handleInput(at now: Duration) {
    guard let machine else { return }
    let events = machine.idle.handle(machine.inputs.take() + takeMirrorInput(at: now))
    followIdle(machine)
    for event in events {
      if let record = options.events, let note = event.kind.note { record.note(note, at: now) }
      tellMirror(event)
      stage.handle(event)
    }
    if let number = machine.inputs.takeWantedConsole(), options.console.allowsSwitching {
      machine.console?.bringToFront(number)
      machine.seat?.bringToFront(number)
    }
  }

  /// Reports readiness when the first frame is on the screen, and gives back the memory that only the start needed.
  func noteArrival() {
    guard let machine else { return }
    cost.frames = machine.screens.shown
    guard drawn.noteArrival() else { return }
    service.ready(status: machine.screens.summary, at: loop.now)
    options.onFirstFrame()
    ProgramPages.release()
  }

  /// Draws the damage of the stage, if a frame may be drawn, and shows it on every screen that is ready, and then to
  /// remote viewers: no viewer makes the screens wait.
  func drawFrame(at now: Duration) {
    guard let machine, let bitmap = machine.screens.bitmap else { return }
    let start = ThreadTime.now()
    let cursor = machine.cursor.move(to: machine.inputs.cursor, scale: stage.scale, in: bitmap.bounds)
    if !cursor.isEmpty { machine.screens.add(cursor) }
    var damage: Region?
    if machine.screens.mayDraw(at: now) {
      damage = render(into: bitmap)
      drawn.isAwaitingMore = damage != nil
      if let damage {
        machine.screens.add(damage)
        options.events?.noteFrame()
      }
    }
    // A screen that fails while it is shown the frame may give the stage another size, so what viewers see is asked before.
    let frame = frameForMirror(damage, of: bitmap)
    // A bitmap that has not been drawn into yet waits until the main screen is ready for a frame.
    if machine.screens.needsShowing, drawn.isCurrent(bitmap) {
      machine.screens.show(machine.cursor.overlay(over: bitmap, scale: stage.scale), at: now)
      let spent = loop.now - now
      cost.drawing += spent
      cost.working += ThreadTime.now() - start
      cost.longestFrame = max(cost.longestFrame, spent)
    }
    if let frame { show(frame, of: bitmap) }
  }

  /// Draws the damage of the stage into the bitmap. Returns the damage, or `nil` if nothing has changed.
  private func render(into bitmap: Bitmap) -> Region? {
    defer { viewerPicture.noteDrawing(of: stage) }
    if drawn.adopt(bitmap) {
      // The stage's damage is relative to the former bitmap; the new one needs a full draw.
      _ = stage.draw()
      rasterizer.draw(stage.drawAll().list, into: bitmap, region: Region(bitmap.bounds))
      cost.draws += 1
      return Region(bitmap.bounds)
    }
    guard let damage = stage.draw(into: bitmap, with: rasterizer) else { return nil }
    cost.draws += 1
    return damage
  }
}
