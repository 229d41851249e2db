import Graphics

/// A view tree on a surface, driven by events and time.
///
/// A host calls ``handle(_:)`` for each event, ``advance(to:)`` when ``deadline`` has come, and ``draw()`` when it can
/// show another frame. Nothing happens by itself: there is no timer, no thread and no clock inside.
///
///     let stage = Stage(size: Size(width: 800, height: 480), fonts: try .system()) { Panel() }
///     rasterizer.draw(stage.drawAll().list, into: bitmap)
@MainActor public final class Stage {
  /// The surface in points.
  public private(set) var size: Size
  /// Pixels in a point.
  public private(set) var scale: Double
  /// Pixels in a point of what is being laid out: another number on displays with a scale of their own.
  package var layoutScale: Double
  /// The latest time that the stage was told.
  public package(set) var now: Duration = .zero
  /// Told about mistakes in the application's views, once each; when it is set, also about those from before.
  public var onReport: ((String) -> Void)? {
    didSet {
      let messages = unheard
      unheard = []
      for message in messages { report(message, isKnown: false) }
    }
  }

  /// The colours that the stage draws by itself.
  package let appearance: any StageAppearance

  // State of the passes, each used by the file of its pass.
  package let environmentRoot = EnvironmentRoot()
  package private(set) var rootNode: Node!
  package private(set) var rootLayoutNode: LayoutNode!
  package var dirtyNodes: [Node] = []
  /// Distinguishes the marks of one round of an update from those of earlier rounds.
  package var orderMark: UInt32 = 0
  package var preferenceReaders: [PreferenceReader] = []
  package var actionsAfterUpdate: [(node: Node?, action: () -> Void)] = []
  package let invalidations = InvalidationQueue()
  /// The time of the panel, for the tasks of its views.
  public let clock = PanelClock()
  /// What views give to feel or to hear.
  public let feedback = FeedbackStream()
  /// What only some panels have.
  package var services = StageServices()
  /// Wakes publishers.
  package private(set) lazy var timekeeper = Timekeeper(self)
  /// The connectors on which the views want displays of their own; known after ``update()``.
  package var demandedConnectors: [String] { rootNode.reported(DemandedConnectorsKey.self) ?? [] }
  /// Where each of several displays is; `nil` where there is one.
  package var displayRegions: DisplayRegions? {
    didSet {
      guard displayRegions != oldValue else { return }
      setEnvironment { $0.displayRegions = displayRegions }
      rootLayoutNode.setNeedsLayout()
    }
  }
  package var needsLayout = true
  package var needsPaint = true
  package var pendingDamage = Region()
  package var guidesInUse: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
  package let motions = Motions()
  /// The transactions of nodes that are dirty, where there is one.
  package var pendingTransactions: [ObjectIdentifier: Transaction] = [:]
  package var openCompletions: [AnimationCompletion] = []
  /// The transaction of the running update as far as the layout is concerned.
  package var layoutTransaction = Transaction()
  package var animatesLayout = false
  /// How many nodes change the transaction of what is below them.
  package var transactionScopes = 0
  package private(set) var updateNumber = 0
  /// Whether any view has ever set its z-index; until then children are drawn in their own order.
  package var hasLevels = false
  /// In the order in which they came, so that two runs do the same.
  private var geometryObservers: [ObjectIdentifier: (order: Int, layoutNode: any GeometryObserver)] = [:]
  private var observersSoFar = 0
  package let geometryMatches = GeometryMatches()
  package let arena = Arena()
  package let focus = FocusEngine()
  package let announcer = Announcer()
  /// What stands above the application's views, the topmost last.
  package var modalLayers: [any ModalLayer] = []
  /// Whether any view has ever said which colour scheme it prefers.
  package var usesPreferredSchemes = false
  /// The colour scheme that the views prefer to the host's.
  package var preferredScheme: ColorScheme? {
    didSet {
      if preferredScheme == oldValue { return }
      environmentRoot.apply { values in
        if oldValue == nil { hostScheme = values.colorScheme }
        values.colorScheme = preferredScheme ?? hostScheme
      }
    }
  }
  /// What the host says, while the views prefer anything.
  private var hostScheme = ColorScheme.light
  private var reported: Set<String> = []
  private var unheard: [String] = []
  package private(set) var structureVersion = 0
  /// How many view bodies have run since the stage was made.
  public private(set) var evaluations = 0

  /// A stage for the views that the closure makes.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - fonts: the typefaces to draw text with.
  ///   - appearance: the colours that the stage draws by itself.
  package init<Root: View>(
    size: Size, scale: Double, fonts: FontLibrary, appearance: any StageAppearance, root: () -> Root
  ) {
    self.appearance = appearance
    self.size = size
    self.scale = scale
    layoutScale = scale
    environmentRoot.apply {
      $0.fontLibrary = fonts
      $0.displayScale = scale
      $0.panelClock = clock
      $0.feedbackStream = feedback
      $0.stage = self
    }
    MainThread.note()
    focus.stage = self
    clock.timekeeperOfStage = { [weak self] in self?.timekeeper }
    let node = whileCurrent { RootNode(stage: self, root: root()) }
    rootNode = node
    rootLayoutNode = node.layoutNode
    rootLayoutNode.becomeRoot()
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
  public nonisolated func onObjectChange(_ action: @escaping @Sendable () -> Void) { invalidations.onPost(action) }

  /// Changes values of the environment for the whole tree, such as the colour scheme.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    environmentRoot.apply { values in
      guard let preferredScheme else { return change(&values) }
      values.colorScheme = hostScheme
      change(&values)
      hostScheme = values.colorScheme
      values.colorScheme = preferredScheme
    }
  }

  /// Gives the surface another size in points and another scale.
  public func resize(to size: Size, scale: Double) {
    if size == self.size && scale == self.scale { return }
    if scale != self.scale { rootLayoutNode.forgetLayout() }
    self.size = size
    self.scale = scale
    layoutScale = scale
    setEnvironment { $0.displayScale = scale }
    rootLayoutNode.setNeedsLayout()
    rootLayoutNode.setNeedsPaint()
    addDamage(surface)
  }

  /// When ``advance(to:)`` is next worth calling; `nil` while only an event can change anything.
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
  public var needsDraw: Bool {
    needsUpdate || !invalidations.isEmpty || needsLayout || needsPaint || !pendingDamage.isEmpty
  }

  /// Whether any place in the tree waits to be built, told or asked.
  private var needsUpdate: Bool { !dirtyNodes.isEmpty || !preferenceReaders.isEmpty || !actionsAfterUpdate.isEmpty }

  /// Brings the tree up to date and returns what has changed since the last call, or `nil` if nothing has.
  public func draw() -> Drawing? {
    guard needsDraw else { return nil }
    update()
    paint()
    let damage = pendingDamage.clipped(to: surface)
    pendingDamage.removeAll()
    return damage.isEmpty ? nil : drawing(of: damage)
  }

  /// Everything, as if drawn for the first time. Leaves the damage for ``draw()`` as it is.
  public func drawAll() -> Drawing {
    update()
    paint()
    return drawing(of: Region(surface))
  }

  /// Evaluates and lays out whatever has changed, without drawing.
  public func update() {
    whileCurrent(updateAll)
    reportMissingCharacters()
  }

  /// The stage whose views are being built: what they declare meanwhile belongs to it.
  package private(set) static var current: Stage?

  /// Runs what views do: what they declare is declared here, and tasks that they make belong to this panel.
  package func whileCurrent<Result>(_ body: () -> Result) -> Result {
    clock.whileCurrent {
      let outer = Self.current
      Self.current = self
      defer { Self.current = outer }
      return body()
    }
  }

  /// Characters that no font has show as layout nodes; each is told once.
  private func reportMissingCharacters() {
    for complaint in environmentRoot.fontLibrary?.fallback.takeComplaints() ?? [] { report(complaint.description) }
  }

  private func updateAll() {
    updateNumber += 1
    // A layout may tell views how much space they have, and they may want something else then.
    for _ in 0..<Limits.rounds {
      let isBuilt = flushDirtyNodes()
      layOut()
      endTransactions()
      if !isBuilt || (!needsUpdate && !needsLayout) { return }
    }
    report("\(dirtyNodes.first?.path ?? "a layout") changes its own size each time it is laid out: stopped there")
  }

  /// Tells a layout node where it is after each layout, or no longer.
  package func observeGeometry(_ observer: any GeometryObserver, _ isObserving: Bool) {
    observersSoFar += 1
    geometryObservers[ObjectIdentifier(observer)] = isObserving ? (observersSoFar, observer) : nil
  }

  /// Everything is placed: views that asked where they are may want something else now.
  package func layoutSettled() {
    for (_, layoutNode) in geometryObservers.values.sorted(by: { $0.order < $1.order }) { layoutNode.layoutSettled() }
  }

  /// Notes a mistake in the application's views; the host shows it.
  package func report(_ message: String) {
    // Forgetting now and then keeps the memory bounded; the price is a message that comes again.
    if reported.count >= Limits.reports { reported = [] }
    report(message, isKnown: !reported.insert(message).inserted)
  }

  private func report(_ message: String, isKnown: Bool) {
    if isKnown { return }
    if let onReport { onReport(message) } else if unheard.count < Limits.reports { unheard.append(message) }
  }

  /// The display on which a rectangle lies.
  package func displayRegion(around rect: Rect) -> DisplayRegion {
    displayRegions?.displayRegion(around: rect) ?? DisplayRegion(rect: Rect(origin: .zero, size: size))
  }

  /// The surface in pixels.
  package var surface: PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }

  /// The nearest point that lies between pixels.
  package func snapped(_ point: Point) -> Point {
    Point(x: (point.x * layoutScale).rounded() / layoutScale, y: (point.y * layoutScale).rounded() / layoutScale)
  }

  /// Shows a view above all others, or none any more, from the next frame on.
  package func present(_ view: AnyView?) {
    afterUpdate { [weak self] in self?.rootNode.present(view) }
  }

  /// Called when other layers stand above the application's views than before.
  package func rootContentChanged() { rootNode?.contentLayoutChanged() }

  package func noteEvaluation() { evaluations += 1 }
  package func structureChanged() { structureVersion += 1 }
  package func addDamage(_ rect: PixelRect) { pendingDamage.insert(rect) }

  private func paint() {
    guard needsPaint else { return }
    needsPaint = false
    let state = PaintState(transform: Transform(scaleX: scale, y: scale), clip: surface.rect)
    rootLayoutNode.repaint(state, damage: &pendingDamage)
  }

  private func drawing(of damage: Region) -> Drawing {
    var list = DisplayList(background: .black)
    rootLayoutNode.collect(in: damage, into: &list.items)
    return Drawing(list: list, damage: damage)
  }
}
