import Graphics
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
  /// which something covers: a change there would not be visible.
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
    guard let machine, let bitmap = machine.screens.bitmap, !postpones(bitmap, at: now) else { return }
    let start = ThreadTime.now()
    let cursor = machine.cursor.move(to: machine.inputs.cursor, scale: stage.scale, in: bitmap.bounds)
    if !cursor.isEmpty { machine.screens.add(cursor) }
    var (damage, frame) = (Region?.none, ViewerPicture.Frame?.none)
    if machine.screens.mayDraw(at: now), !drawn.isCopying {
      (damage, frame) = render(into: bitmap)
      drawn.isAwaitingMore = damage != nil
      if let damage {
        machine.screens.add(damage)
        options.events?.noteFrame()
      }
    }
    guard drawn.longFrame == nil else { return noteCost(since: now, start) }
    // A screen that fails while it is shown the frame may give the stage another size, so what viewers see is asked before.
    frame = frame ?? frameForMirror(damage, of: bitmap)
    // A bitmap that has not been drawn into yet waits until the main screen is ready for a frame.
    let needsShowing = machine.screens.needsShowing && drawn.isCurrent(bitmap)
    drawn.isCopying = needsShowing && !machine.screens.copyAhead(at: now) { !isWakeLong }
    if needsShowing {
      if !drawn.isCopying { machine.screens.show(machine.cursor.overlay(over: bitmap, scale: stage.scale), at: now) }
      noteCost(since: now, start)
    }
    if let frame { show(frame, of: bitmap) }
  }

  /// Whether the present wake has held the loop for so long that further drawing waits for the next one.
  private var isWakeLong: Bool { loop.now - loop.wakeBegan >= drawn.wakeBudget }

  /// Whether the drawing is left to the next wake, as this one has taken long already: at most once in a row.
  private func postpones(_ bitmap: Bitmap, at now: Duration) -> Bool {
    let isDue = stage.needsDraw || !drawn.isCurrent(bitmap)
    drawn.isPostponed = !drawn.isPostponed && isDue && now - loop.wakeBegan >= drawn.wakeBudget
    return drawn.isPostponed
  }

  /// Adds the time that a wake has spent on drawing.
  ///
  /// - Parameters:
  ///   - now: When it began.
  ///   - start: The processor time of the thread then.
  private func noteCost(since now: Duration, _ start: Duration) {
    let spent = loop.now - now
    cost.drawing += spent
    cost.working += ThreadTime.now() - start
    cost.longestFrame = max(cost.longestFrame, spent)
  }

  /// Draws the damage of the stage into the bitmap, or the next bands of a long frame. Returns the damage once all of it
  /// has been drawn, and what viewers see if that was found out when a long frame began; `nil` if nothing is to be shown.
  private func render(into bitmap: Bitmap) -> (damage: Region?, seen: ViewerPicture.Frame?) {
    // The frame of another bitmap is of no use; the new one needs a full draw.
    if !drawn.isCurrent(bitmap) { drawn.longFrame = nil }
    let isNew = drawn.longFrame == nil
    if isNew, leavesPainting(of: bitmap) { return (nil, nil) }
    if isNew, let damage = begin(in: bitmap) { return (damage, nil) }
    guard var frame = drawn.longFrame else { return (nil, nil) }
    // Building and laying out what the frame shows may have taken the whole time of this wake.
    if isNew, isWakeLong { return (nil, nil) }
    repeat { frame.drawing.drawBand() } while !frame.drawing.isDone && !isWakeLong
    drawn.longFrame = frame.drawing.isDone ? nil : frame
    guard drawn.longFrame == nil else { return (nil, nil) }
    // A viewer may have come since the frame began.
    guard mirror?.needsPicture == true else { return (frame.damage, frame.seen) }
    return (frame.damage, frame.seen?.whole ?? frameForMirror(nil, of: bitmap))
  }

  /// Builds and lays out the frame. Returns whether that has taken the whole time of this wake, so that the next one lays
  /// out what has been built, or paints what has been laid out. Only a change of the whole surface waits, such as another
  /// scale: it comes alone, while an animation would do the work of each frame twice.
  private func leavesPainting(of bitmap: Bitmap) -> Bool {
    let isWhole = !drawn.isCurrent(bitmap) || stage.isWholeDamaged
    if stage.needsDraw {
      let mayWait = isWhole && !drawn.isBuilt
      drawn.isBuilt = !stage.update { !mayWait || !isWakeLong }
      if drawn.isBuilt { return true }
    }
    drawn.isLaidOut = !drawn.isLaidOut && isWhole && isWakeLong
    return drawn.isLaidOut
  }

  /// Draws the damage of the stage into the bitmap, or begins a long frame if it has many pixels. Returns the damage if it
  /// has been drawn.
  private func begin(in bitmap: Bitmap) -> Region? {
    let (list, region, damage): (DisplayList, Region, Region)
    if drawn.adopt(bitmap) {
      (list, region, damage) = (stage.drawAll().list, Region(bitmap.bounds), Region(bitmap.bounds))
      // The stage's damage is relative to the former bitmap.
      stage.forgetDamage()
    } else {
      guard let (drawing, movement) = stage.drawMoving() else {
        viewerPicture.noteDrawing(of: stage)
        return nil
      }
      movement?.apply(to: bitmap)
      (list, region, damage) = (drawing.list, movement?.redrawn ?? drawing.damage, drawing.damage)
    }
    viewerPicture.noteDrawing(of: stage)
    cost.draws += 1
    guard region.area >= LongFrame.fewestPixels else {
      rasterizer.draw(list, into: bitmap, region: region)
      return damage
    }
    drawn.longFrame = LongFrame(
      drawing: BandedDrawing(list, of: region, into: bitmap, with: rasterizer), damage: damage,
      seen: frameForMirror(damage, of: bitmap))
    return nil
  }
}
