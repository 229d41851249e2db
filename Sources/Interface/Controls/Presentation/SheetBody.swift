import Looks
import Graphics
import Runtime

/// The content of a sheet on its background: at its own size or, with detents, at the bottom of the panel.
///
/// Both forms use the same view structure, so that the content keeps its state when its detents first become
/// known.
struct SheetBody<Content: View>: View {
  let content: Content
  /// Whether the content is that of a sheet and not of a popover.
  let isSheet: Bool
  let close: () -> Void
  @State private var traits = PresentationTraits()
  @State private var chosen: PresentationDetent?
  /// The size that is available to a sheet with detents, in points.
  @State private var room = Size.zero
  @GestureState private var pull = 0.0
  @Environment({ $0.motionTokens }) private var motion
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.colorScheme }) private var scheme
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.pageGround }) private var pageGround
  @Environment({ $0.horizontalSizeClass }) private var horizontalSizeClass
  @Environment({ $0.verticalSizeClass }) private var verticalSizeClass

  var body: some View {
    let stops = stops
    let isResting = !detents.isEmpty
    let height = isResting ? max(0, min(room.height, height(among: stops) - pull)) : nil
    SheetLayout(height: height, widest: isResting ? Self.widest : keepsMargin ? widestBesideList : .infinity) {
      VStack(spacing: 0) {
        if showsHandle { handle(stops) }
        scrolling {
          content.onPreferenceChange(PresentationTraitsKey.self) { traits = $0 }
            .environment(ground) { $0.sheetGround = $1 }
            .frame(maxWidth: isResting ? .infinity : nil, maxHeight: isResting ? .infinity : nil)
            .safeAreaPadding(keepsMargin ? insets(isResting) : EdgeInsets())
            .padding(margin).padding(.top, showsHandle ? -margin : 0)
        }
        // The focus begins in the content, and not at the handle.
        .modifier(PreferredFocusModifier(isPreferred: true))
      }
      .frame(height: height, alignment: .top)
      // Content that scrolls, and the ground of a list, end at the corners.
      .clipShape(RoundedRectangle(cornerRadius: traits.radius(in: theme)))
      .background(SheetBackground(traits: traits))
    }
    .onGeometryChange(for: Size.self) {
      $0.size
    } action: {
      room = $0
    }
  }

  /// Scrolls content that is higher than the sheet.
  private func scrolling<Inside: View>(@ViewBuilder _ content: () -> Inside) -> some View {
    var view = ScrollView(content: content)
    view.fit = .hugging
    return view
  }

  /// The space around the content, in points. None around a list or a form, whose background reaches the edges. A small
  /// screen has the padding of a card, to leave room for rows.
  private var margin: Double {
    if traits.hasGround || keepsMargin { return 0 }
    return screenClass.isSmall ? metrics.cardPadding : 20
  }

  /// Whether the content is a list, or has one above or below other content, outside of pages. Then all of the content has
  /// the margins of rows, through which the list reaches the edges.
  private var keepsMargin: Bool { traits.hasList && !traits.hasPages }

  /// The margins of rows around the content, in points.
  private func insets(_ isResting: Bool) -> EdgeInsets {
    let width = min(Self.widest, room.width)
    let side = isResting ? max(metrics.margin, (width - metrics.contentWidth) / 2) : metrics.margin
    return EdgeInsets(
      top: showsHandle ? 0 : metrics.margin, leading: side, bottom: metrics.margin, trailing: side)
  }

  /// The greatest width of a sheet with detents, in points.
  private static var widest: Double { 640 }

  /// The greatest width of a sheet with a list beside other content, in points: that at which the rows fill the list.
  private var widestBesideList: Double { metrics.contentWidth + 2 * metrics.margin }

  private var ground: SheetGround {
    let own = traits.background.map { $0.color ?? .clear } ?? Elevation.dialog.surface(scheme)
    return SheetGround(color: traits.backdrop == nil ? own : .clear, margin: margin, hasMargin: !traits.hasPages)
  }

  private typealias Stop = (detent: PresentationDetent, height: Double)

  /// The detents of the content. On a screen like a phone's, a sheet without detents takes the whole height in sources
  /// of SwiftUI, as it does on a phone.
  private var detents: Set<PresentationDetent> {
    let isOnPhone = isSheet && horizontalSizeClass == .compact && verticalSizeClass == .regular && pageGround == .plain
    return traits.detents.isEmpty && isOnPhone ? [.large] : traits.detents
  }

  /// Whether the sheet has a handle. The automatic choice shows one where a drag leads to another detent, or closes a
  /// sheet that leaves no room to touch beside it.
  private var showsHandle: Bool {
    let leads = detents.count > 1 || (traits.detents.isEmpty && !detents.isEmpty && !traits.isHeldOpen)
    return traits.dragIndicator == .visible || (traits.dragIndicator == .automatic && leads)
  }

  /// The detents that apply, with their heights in points, in ascending order.
  private var stops: [Stop] {
    detents.compactMap { detent in detent.height(in: room.height).map { (detent, $0) } }
      .sorted { $0.height < $1.height }
  }

  /// The index of the selected detent, or 0 where the selection is not among the detents.
  private func index(among stops: [Stop]) -> Int {
    let now = traits.selection?.wrappedValue ?? chosen
    return stops.firstIndex { $0.detent == now } ?? 0
  }

  private func height(among stops: [Stop]) -> Double { stops.isEmpty ? 0 : stops[index(among: stops)].height }

  private func choose(_ detent: PresentationDetent) {
    withAnimation(motion.sheet) {
      if let selection = traits.selection { selection.wrappedValue = detent } else { chosen = detent }
    }
  }

  /// Moves to a higher or lower detent.
  ///
  /// - Returns: Whether there was one.
  private func step(by steps: Int, among stops: [Stop]) -> Bool {
    let place = max(0, min(stops.count - 1, index(among: stops) + steps))
    guard !stops.isEmpty, place != index(among: stops) else { return false }
    choose(stops[place].detent)
    return true
  }

  /// Ends a drag of the handle: the sheet moves to the nearest detent, or closes where the drag would end below
  /// half the height of the lowest detent.
  private func settle(_ drag: DragGesture.Value, among stops: [Stop]) {
    guard let lowest = stops.first else { return }
    let end = height(among: stops) - drag.predictedEndTranslation.height
    if end < lowest.height / 2, !traits.isHeldOpen { return close() }
    if let nearest = stops.min(by: { abs($0.height - end) < abs($1.height - end) }) { choose(nearest.detent) }
  }

  private func handle(_ stops: [Stop]) -> some View {
    Capsule().fill(.theme(\.outline)).frame(width: 44, height: 5).padding(4)
      .modifier(FocusModifier(target: target(stops), radius: 10, isOn: stops.count > 1) { _ in })
      .frame(maxWidth: .infinity).frame(height: 32).contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 4, coordinateSpace: .global)
          .updating($pull) { value, pull, _ in pull = value.translation.height }
          .onEnded { settle($0, among: stops) }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(.toolkit("Sheet height"))
      .accessibilityValue(.toolkit("\(index(among: stops) + 1) of \(stops.count)"))
      .accessibilityAdjustableAction { _ = step(by: $0 == .increment ? 1 : -1, among: stops) }
  }

  /// Lets knob and keys change the height.
  private func target(_ stops: [Stop]) -> FocusTarget {
    var target = FocusTarget()
    target.editing.adjust = { _, steps in step(by: steps, among: stops) }
    target.editing.moveToEnd = { _, isMaximum in _ = step(by: isMaximum ? stops.count : -stops.count, among: stops) }
    return target
  }
}

/// Positions a sheet: it is offered all the space without a height, and is placed at the bottom with one.
private struct SheetLayout: Layout {
  /// The height in points; `nil` for that of the content.
  let height: Double?
  /// The greatest width, in points.
  let widest: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    if height != nil { return proposal.replacingUnspecifiedDimensions() }
    return subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
  }

  private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { min($0, widest) }, height: proposal.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      guard let height else {
        view.place(at: bounds.origin, anchor: .topLeading, proposal: limited(proposal))
        continue
      }
      view.place(
        at: Point(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
        proposal: ProposedViewSize(width: min(widest, bounds.width), height: height))
    }
  }

  func makeCache(subviews: Subviews) {}
}

struct SheetBackground: View {
  let traits: PresentationTraits
  @Environment({ $0.theme }) private var theme

  var body: some View {
    if let backdrop = traits.backdrop {
      fill.overlay {
        if let view = backdrop.content.read() { view().clipShape(RoundedRectangle(cornerRadius: radius)) }
      }
    } else {
      fill
    }
  }

  private var radius: Double { traits.radius(in: theme) }

  @ViewBuilder private var fill: some View {
    if let background = traits.background {
      RoundedRectangle(cornerRadius: radius).fill(background)
    } else {
      FloatingBackground(elevation: .dialog, radius: radius)
    }
  }
}
