import Testing

@Suite("Parameters that do nothing")
struct ParameterScanTests {
  /// The parameters that nothing reads for a good reason. Every other one acts, or stands in a declaration that is
  /// deprecated with its reason.
  private static let known: [String: [String]] = [
    "A default for those who do not implement the requirement, or a part that needs less than the protocol offers": [
      "LayoutProtocol.swift spacing(cache:)",
      "LayoutProtocol.swift explicitAlignment(guide:)", "LayoutProtocol.swift explicitAlignment(bounds:)",
      "LayoutProtocol.swift explicitAlignment(proposal:)", "LayoutProtocol.swift explicitAlignment(subviews:)",
      "LayoutProtocol.swift explicitAlignment(cache:)", "LayoutProtocol.swift makeCache(subviews:)",
      "FlowLayout.swift sizeThatFits(cache:)", "FlowLayout.swift placeSubviews(cache:)",
      "StackLayouts.swift sizeThatFits(cache:)", "StackLayouts.swift placeSubviews(cache:)",
      "ShapeStyle.swift resolve(environment:)", "Transitions.swift body(phase:)", "Shapes.swift path(rect:)",
      "Shape.swift _shape(environment:)", "Color.swift _resolvedStyle(context:)", "Assign.swift receive(completion:)",
      "EmptyAnimatableData.swift scale(rhs:)", "Gesture.swift _makeRecognizer(gesture:)",
      "EmptyView.swift _makeNode(view:)", "EmptyView.swift _updateNode(node:)", "EmptyView.swift _updateNode(view:)",
      "ViewModifier.swift _updateNode(node:)", "ViewModifier.swift _updateNode(view:)",
      "ViewModifier.swift body(content:)",
      "TimeDriven.swift clockWasSet(difference:)", "DropDelegate.swift validateDrop(info:)",
      "DropDelegate.swift dropEntered(info:)", "DropDelegate.swift dropUpdated(info:)",
      "DropDelegate.swift dropExited(info:)",
    ],
    "Timelines have one mode, since a panel's display is never dimmed to save power while it is drawn": [
      "AnimationTimelineSchedule.swift entries(mode:)", "EveryMinuteTimelineSchedule.swift entries(mode:)",
      "ExplicitTimelineSchedule.swift entries(mode:)", "PeriodicTimelineSchedule.swift entries(mode:)",
      "ExplicitTimelineSchedule.swift entries(startDate:)",
    ],
    "Schedulers may ignore options and are exact to within any tolerance": [
      "ImmediateScheduler.swift schedule(options:)", "ImmediateScheduler.swift schedule(tolerance:)",
      "ImmediateScheduler.swift schedule(date:)", "ImmediateScheduler.swift schedule(interval:)",
      "MainScheduler.swift schedule(options:)", "MainScheduler.swift schedule(tolerance:)",
      "DispatchQueue+Scheduler.swift schedule(tolerance:)", "DispatchQueue+Scheduler.swift schedule(options:)",
      "RunLoop+Scheduler.swift schedule(options:)", "RunLoop+Scheduler.swift schedule(tolerance:)",
      "Intervals.swift measureInterval(options:)", "TimerPublisher.swift publish(tolerance:)",
      "TimerPublisher.swift publish(runLoop:)", "TimerPublisher.swift publish(mode:)",
      "Timer.swift add(mode:)",
    ],
    "Comments are for those who translate: tools that extract strings read them in the source": [
      "LocalizedStringResource.swift init(comment:)", "Text+Foundation.swift init(comment:)",
      "AttributedString+Markdown.swift init(comment:)",
    ],
    "A panel has no window frames and no list of windows: titles and identities of windows are shown nowhere": [
      "Scene.swift init(titleKey:)", "Scene.swift init(title:)", "Scene.swift init(id:)",
      "Window.swift init(titleKey:)", "Window.swift init(title:)", "Window.swift init(id:)",
    ],
    "Reached only through a modifier or a type that is deprecated with the reason": [
      "Commands.swift init(nameKey:)", "Commands.swift init(name:)", "Commands.swift init(content:)",
      "Commands.swift init(group:)", "Commands.swift init(addition:)", "Commands.swift buildBlock(content:)",
      "MenuBarExtra.swift init(content:)", "MenuBarExtra.swift init(label:)", "MenuBarExtra.swift init(titleKey:)",
      "MenuBarExtra.swift init(systemImage:)",
    ],
    "Every value of the parameter gives the same, correct result": [
      "ScaledMetric.swift init(textStyle:)", "DefaultFocus.swift prefersDefaultFocus(namespace:)",
      "AccessibilityModifiers.swift accessibilityHeading(level:)", "SliderTick.swift init(id:)",
      "LocalizedStringKey.swift init(literalCapacity:)", "LocalizedStringKey.swift init(interpolationCount:)",
      "ScenePadding.swift scenePadding(padding:)", "NSItemProvider.swift loadItem(options:)",
    ],
    "A publisher of one value at most has nothing to compare, and one that cannot fail nothing to repeat": [
      "Just+Operators.swift min(areInIncreasingOrder:)", "Just+Operators.swift max(areInIncreasingOrder:)",
      "Just+Operators.swift removeDuplicates(predicate:)", "Just+Operators.swift retry(times:)",
      "Just+Operators.swift replaceError(output:)", "Just+Operators.swift replaceEmpty(output:)",
      "Just+Operators.swift mapError(transform:)", "OptionalPublisher.swift min(areInIncreasingOrder:)",
      "OptionalPublisher.swift max(areInIncreasingOrder:)", "OptionalPublisher.swift removeDuplicates(predicate:)",
      "OptionalPublisher.swift retry(times:)", "OptionalPublisher.swift replaceError(output:)",
      "ResultPublisher.swift min(areInIncreasingOrder:)", "ResultPublisher.swift max(areInIncreasingOrder:)",
      "ResultPublisher.swift removeDuplicates(predicate:)", "ResultPublisher.swift retry(times:)",
      "ResultPublisher.swift replaceEmpty(output:)",
    ],
    "The type of the argument alone says what is meant": [
      "AttributeScopes.swift subscript(keyPath:)", "NavigationViewStyle.swift navigationViewStyle(style:)",
    ],
  ]

  @Test("Every parameter of a public declaration is read, or is known not to be for a reason")
  func sources() throws {
    let found = try ModifierScan.rooms.flatMap { try ParameterScan.unread(below: $0) }
    let known = Set(Self.known.values.joined())
    #expect(found.filter { !known.contains($0.key) } == [])
    // An entry that is no longer needed would hide a later mistake.
    #expect(known.subtracting(found.map(\.key)) == [])
  }

  @Test(
    "The scan catches a parameter that is not read",
    arguments: [
      "public func glow(dim: Bool = false) -> some View { opacity(1) }",
      "public func glow(by radius: Double, dim: Bool) -> some View {\n    blur(radius: radius)\n  }",
      "public init(radius: Double, dim: Bool = true) { self.radius = radius }",
      "public func glow(dim: Bool) -> some View {\n    _ = dim\n    return opacity(1)\n  }",
      "public func glow(\n    dim: (Int) -> Bool,\n    in shape: some Shape\n  ) -> some View where Self: Hashable { clip(shape) }",
    ])
  func unread(source: String) {
    let found = ParameterScan.unread(in: "extension View {\n  \(source)\n}")
    #expect(found.map(\.name).map { $0.hasSuffix("(dim:)") } == [true], "\(found)")
  }

  @Test(
    "The scan leaves declarations alone whose parameters are read or only select a type, and those that are deprecated",
    arguments: [
      "public func glow(dim: Bool) -> some View { opacity(dim ? 0 : 1) }",
      "public func glow(for dim: Item.Type = Item.self) -> some View { opacity(1) }",
      "public func glow(for dim: (Item, Item).Type) -> some View { opacity(1) }",
      "@available(*, deprecated, message: \"Never dim.\")\n  public func glow(dim: Bool) -> some View { opacity(1) }",
      "public func glow(dim: Bool) -> some View\n  public var other: Bool { true }",
      "public func glow(dim: Bool) -> String { \"\\(dim)\" }",
      "func glow(dim: Bool) -> some View { opacity(1) }",
    ])
  func read(source: String) {
    #expect(ParameterScan.unread(in: "extension View {\n  \(source)\n}") == [])
  }
}
