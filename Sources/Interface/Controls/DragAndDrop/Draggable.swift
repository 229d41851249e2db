import Looks
import Graphics
import Runtime

/// Lets a view be dragged.
struct DragSourceModifier<Preview: View>: ViewModifier {
  let item: () -> TransferItem
  /// The view that follows the finger in place of a picture of the dragged view.
  let preview: (() -> Preview)?

  @Environment({ $0.theme }) private var theme
  @Environment({ $0.colorScheme }) private var colorScheme
  @Environment({ $0.dynamicTypeSize }) private var dynamicTypeSize
  @Environment({ $0.fontLibrary }) private var fonts
  @Environment({ $0.displayScale }) private var displayScale
  @State private var isLifted = false
  @State private var place = DragPlace()

  /// The opacity of a view while its picture is dragged.
  private static var liftedOpacity: Double { 0.4 }

  func body(content: Content) -> some View {
    content
      .opacity(isLifted ? Self.liftedOpacity : 1)
      .modifier(DragPlaceModifier(place: place))
      .touchable()
      // Inside a scroll view a finger that moves at once scrolls.
      .gestureOutsideOfScrolling(DragGesture().onChanged { _ in pickUpByFinger() })
      .highPriorityGesture(LongPressGesture().onEnded { _ in pickUpByFinger() })
      .onRotaryLongPress(perform: pickUpByKeys)
      .onKeyPress(keys: ["x"], phases: .down) { press in
        guard press.modifiers.contains(.control) else { return .ignored }
        pickUpByKeys()
        return .handled
      }
      .modifier(FocusModifier(target: focusTarget, radius: 10, isStandIn: true) { _ in })
      .accessibilityAction(toolkit: "Drag", pickUpByKeys)
  }

  private var focusTarget: FocusTarget { FocusTarget(press: { if $0 == .up { pickUpByKeys() } }) }

  private func pickUpByFinger() { place.tracker?.pickUpByFinger(pickUp, from: place.layoutNode!) }
  private func pickUpByKeys() { place.tracker?.pickUpByKeys(pickUp, from: place.layoutNode!) }

  private func pickUp() -> Drag? {
    guard let layoutNode = place.layoutNode else { return nil }
    let lifted = $isLifted
    return Drag(
      item: item(), preview: picture(of: layoutNode)?.marked(asPrivateAs: layoutNode),
      home: layoutNode.stageFrame.center
    ) {
      lifted.wrappedValue = $0
    }
  }

  private func picture(of layoutNode: LayoutNode) -> DragPreview? {
    let plate = theme.palette.surface
    guard let preview else { return DragPreview(of: layoutNode, plate: plate) }
    let content = preview().environment(theme) { $0.theme = $1 }.environment(colorScheme) { $0.colorScheme = $1 }
      .environment(dynamicTypeSize) { $0.dynamicTypeSize = $1 }
    let renderer = ImageRenderer(content: content)
    (renderer.fonts, renderer.scale) = (fonts, displayScale)
    return renderer.bitmap.flatMap { DragPreview($0, scale: displayScale, plate: plate) }
  }
}

/// The place of a draggable view. No view depends on it.
private final class DragPlace {
  weak var layoutNode: LayoutNode?
  /// The tracker of the stage, while the view is in the tree.
  var tracker: DragTracker? { layoutNode.flatMap { $0.isOnStage ? $0.stage.service(DragTracker.self) : nil } }
}

private struct DragPlaceModifier: LayoutModifier {
  let place: DragPlace

  func makeBehavior(for layoutNode: LayoutNode) -> DragPlaceBehavior { DragPlaceBehavior(layoutNode) }
  func configure(_ behavior: DragPlaceBehavior, in environment: EnvironmentValues) {
    place.layoutNode = behavior.layoutNode
  }
}

/// The layout node of a view that can be dragged.
private final class DragPlaceBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The tracker knows the fingers from before the drag.
  func stageChanged() { if isOnStage { _ = stage.service(DragTracker.self) } }
}

extension View {
  /// Lets the view be dragged to a ``dropDestination(for:action:isTargeted:)`` of the panel.
  ///
  /// A finger picks the view up by moving, or by resting half a second; inside a scroll view only by resting. A picture
  /// of the view follows the finger, and a scroll view scrolls while the finger is near its edge. Without a finger,
  /// Enter or a press of the knob picks up the focused view; if a control inside has the focus, Control-X or a long
  /// press of the knob does.
  ///
  /// - Parameter payload: the dropped value; made when the drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSourceModifier<EmptyView>(item: { TransferItem(payload()) }, preview: nil))
  }

  /// Lets the view be dragged to a ``dropDestination(for:action:isTargeted:)`` of the panel, with its own view as
  /// the picture that follows the finger.
  ///
  /// - Parameters:
  ///   - payload: the dropped value; made when the drag begins.
  ///   - preview: drawn once, when the drag begins.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragSourceModifier(item: { TransferItem(payload()) }, preview: preview))
  }
}
