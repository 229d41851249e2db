import Graphics

/// A view tree on a surface, driven by events and time.
///
/// A host calls ``handle(_:)`` for each event, ``advance(to:)`` when ``deadline`` has come, and ``draw()`` when it can
/// show another frame. Nothing happens by itself: there is no timer, no thread and no clock inside.
///
///     let stage = Stage(size: Size(width: 800, height: 480), fonts: try .system()) { Panel() }
///     rasterizer.draw(stage.drawAll().list, into: bitmap)
@MainActor public final class Stage {
  /// The surface that the stage draws on.
  private var screen: StageScreen
  /// The latest time that the host has passed to the stage.
  public package(set) var now: Duration = .zero
  /// The environment of the whole tree.
  package let environment: StageEnvironment
  package let passes: FramePasses
  /// The number of private views.
  package let privateCount = PrivateCount()

  /// The reports of the views to the application's developer.
  package let reports = Reports()
  package private(set) var rootNode: Node!
  package private(set) var rootLayoutNode: LayoutNode!
  /// The time of the panel, for the tasks of its views.
  public let clock = PanelClock()
  /// The services that views have asked for.
  package var services = StageServices()
  package let motions = Motions()
  package let arena = Arena()
  package let focus = FocusEngine()
  package let announcer = Announcer()
  /// The layers above the application's views, the topmost last.
  package internal(set) var modalLayers: [any ModalLayer] = []

  /// A stage for the views that the closure makes.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - fonts: the typefaces to draw text with.
  ///   - appearance: the colours that the stage draws by itself.
  ///   - isPanel: whether it is shown to people; a stage that only makes a picture is not ``latest``.
  package init<Root: View>(
    size: Size, scale: Double, fonts: FontLibrary, appearance: any StageAppearance, isPanel: Bool = true,
    root: () -> Root
  ) {
    screen = StageScreen(size: size, scale: scale)
    environment = StageEnvironment(appearance: appearance)
    passes = FramePasses(scale: scale)
    environment.root.apply {
      $0.fontLibrary = fonts
      environment.adapt(&$0, to: screen)
      $0.panelClock = clock
      $0.stage = self
    }
    MainThread.note()
    focus.host = self
    clock.timekeeperOfStage = { [weak self] in self?.service(Timekeeper.self) }
    clock.announce = { [weak self] in self?.announcer.announce($0, isUrgent: $1, isPrivate: $2) }
    clock.applyChanges = { [weak self] in self?.applyChanges(before: $0) }
    Transaction.willBegin.withLock {
      $0.act = { transaction in if MainThread.isCurrent { onMain { PanelClock.current?.applyChanges(transaction) } } }
    }
    let node = building { whileCurrent { RootNode(stage: self, root: root()) } }
    rootNode = node
    if isPanel { Self.latest = self }
    rootLayoutNode = node.layoutNode
    rootLayoutNode.becomeRoot()
    // Changes before the first listener came are not announced.
    announcer.onFirstListener = { [weak self] in self?.rootLayoutNode.noteValues() }
  }

  /// Views disappear and their tasks are cancelled with the stage.
  isolated deinit {
    rootNode.abandon()
    rootNode.stageEnds()
    for removal in motions.removals { removal.abandon() }
    clock.end()
  }

  /// Calls a closure whenever an observable object that a view has read changes, on the thread that changes it. A host
  /// that sleeps wakes up then and draws.
  public nonisolated func onObjectChange(_ action: @escaping @Sendable () -> Void) {
    passes.invalidations.onPost(action)
  }

  /// Changes values of the environment for the whole tree, such as the colour scheme.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { environment.set(change) }

  /// Gives the surface another size in points and another scale.
  public func resize(to size: Size, scale: Double) {
    if size == self.size && scale == self.scale { return }
    if scale != self.scale { rootLayoutNode.forgetLayout() }
    (screen.size, screen.scale) = (size, scale)
    passes.layout.scale = scale
    setEnvironment { environment.adapt(&$0, to: screen) }
    rootLayoutNode.setNeedsLayout()
    rootLayoutNode.setNeedsPaint()
    addDamage(surface)
  }

  /// The time at which ``advance(to:)`` has something to do; `nil` while only an event can change anything.
  public var deadline: Duration? {
    var earliest = arena.deadline
    func consider(_ deadline: Duration?) {
      if let deadline { earliest = earliest.map { min($0, deadline) } ?? deadline }
    }
    consider(focus.deadline)
    consider(clock.deadline)
    consider(announcer.deadline)
    consider(motions.deadline)
    for service in services.all { consider(service.deadline) }
    return earliest
  }

  /// Whether ``draw()`` has anything to do.
  public var needsDraw: Bool { passes.areNeeded }

  /// Brings the tree up to date and returns what has changed since the last call, or `nil` if nothing has.
  public func draw() -> Drawing? {
    guard needsDraw else { return nil }
    update()
    paint()
    passes.paint.forgetMovement()
    let damage = passes.paint.takeDamage(within: surface)
    return damage.isEmpty ? nil : drawing(of: damage)
  }

  /// Brings the tree up to date, and the bitmap that shows the last frame. Returns the pixels that may differ from it, or `nil`
  /// if nothing has changed.
  package func draw(into bitmap: Bitmap, with rasterizer: Rasterizer) -> Region? {
    guard let (drawing, movement) = drawMoving() else { return nil }
    movement?.apply(to: bitmap)
    rasterizer.draw(drawing.list, into: bitmap, region: movement?.redrawn ?? drawing.damage)
    return drawing.damage
  }

  /// Returns the changes since the last call: the scrolled pixels, which the caller moves first, and the items to draw
  /// then.
  package func drawMoving() -> (drawing: Drawing, movement: PixelMovement?)? {
    guard needsDraw else { return nil }
    update()
    paint()
    let movement = passes.paint.takeMovement(below: rootLayoutNode)
    let damage = passes.paint.takeDamage(within: surface)
    if damage.isEmpty { return nil }
    guard let movement else { return (drawing(of: damage), nil) }
    return (Drawing(list: drawing(of: movement.redrawn).list, damage: damage), movement)
  }

  /// Everything, as if drawn for the first time. Leaves the damage for ``draw()`` as it is.
  public func drawAll() -> Drawing {
    update()
    paint()
    // A caller that redraws everything need not hold the pixels of the previous frame, so they must not be moved.
    passes.paint.forgetMovement()
    return drawing(of: Region(surface))
  }

  /// Evaluates and lays out whatever has changed, without drawing.
  public func update() {
    whileCurrent(updateAll)
    reportMissingCharacters()
  }

  /// Does the same until there is no time left. Returns whether the tree is up to date; otherwise the next update continues.
  package func update(whileThereIsTime hasTime: () -> Bool) -> Bool {
    guard whileCurrent({ updateAll(whileThereIsTime: hasTime) }) else { return false }
    reportMissingCharacters()
    return true
  }

  /// The stage whose views are being built: whatever they declare in the meantime belongs to it.
  package private(set) static var current: Stage?
  /// The stage of the panel that was made last, for code that runs before any view is built.
  package private(set) static weak var latest: Stage?
  /// The stage that code outside of views, such as that of UIKit's names, means: the current one, or else the latest.
  package static var ofRunningCode: Stage? { current ?? latest }

  /// Runs code of views: whatever it declares is declared on this stage, and tasks that it makes belong to this panel.
  package func whileCurrent<Result>(_ body: () -> Result) -> Result {
    clock.whileCurrent {
      let outer = Self.current
      Self.current = self
      defer { Self.current = outer }
      return body()
    }
  }

  /// Runs code at a time of the panel, or a little later, unless the panel is gone by then.
  package func run(at time: Duration, _ action: @escaping @MainActor () -> Void) {
    whileCurrent {
      _ = Task { [weak self] in
        guard let now = self?.now else { return }
        try? await Task.sleep(for: time - now)
        if self != nil { action() }
      }
    }
  }

  package func updateAll() { _ = updateAll { true } }

  /// Evaluates whatever has changed, and lays it out while there is time. Returns whether the tree is up to date; otherwise it
  /// needs another update, which continues with the layout.
  private func updateAll(whileThereIsTime hasTime: () -> Bool) -> Bool {
    let pass = passes.update
    if !pass.awaitsLayout { pass.number += 1 }
    // A layout may tell views how much space they have, and they may want something else then.
    for _ in 0..<RuntimeLimits.rounds {
      let isBuilt = flushDirtyNodes() || pass.awaitsLayout
      pass.awaitsLayout = isBuilt && passes.layout.isNeeded && !hasTime()
      if pass.awaitsLayout { return false }
      layOut()
      endUnreachable()
      endTransactions()
      if !isBuilt || (!pass.isNeeded && !passes.layout.isNeeded) { return true }
    }
    let culprit = pass.dirtyNodes.first?.path ?? "a layout"
    report("\(culprit) changes its own size each time it is laid out: stopped there")
    return true
  }

  /// The connectors on which the views ask for separate displays; known after ``update()``.
  package var demandedConnectors: [String] { rootNode.reported(DemandedConnectorsKey.self) ?? [] }

  /// Shows a view above all others, or none any more, from the next frame on.
  package func present(_ view: AnyView?) {
    afterUpdate { [weak self] in self?.rootNode.present(view) }
  }

  /// Called when the layers above the application's views have changed.
  package func rootContentChanged() { rootNode?.contentLayoutChanged() }
}

// The surface that the stage draws on.
extension Stage {
  /// The surface in points.
  public var size: Size { screen.size }
  /// Pixels in a point.
  public var scale: Double { screen.scale }
  package var surface: PixelRect { screen.pixels }

  /// The regions of the stage on several displays; `nil` with one display.
  package var displayRegions: DisplayRegions? {
    get { screen.displayRegions }
    set {
      guard newValue != displayRegions else { return }
      screen.displayRegions = newValue
      setEnvironment { $0.displayRegions = newValue }
      rootLayoutNode.setNeedsLayout()
    }
  }

  /// The display on which a rectangle lies.
  package func displayRegion(around rect: Rect) -> DisplayRegion { screen.displayRegion(around: rect) }
}
