import Looks
import Graphics
import Runtime
import Values

/// A row that reveals actions at one of its edges when it is swiped.
///
/// A swipe over more than half the row performs the first action at once, if that is allowed. Assistive technology
/// offers the actions by name. If the row can be deleted, the Delete key deletes it while a view in the row has the
/// focus.
@preconcurrency @MainActor public struct ActionRow<Content: View, Actions: View>: View {
  let content: Content
  let actions: Actions
  /// The edge at which the actions appear.
  var edge = HorizontalEdge.trailing
  /// Whether a swipe over more than half the row performs the first action.
  var allowsFullSwipe = true
  /// Deletes the row; `nil` if it cannot be deleted. Called by the Delete key and by the button of the edit mode.
  var delete: (() -> Void)?
  /// Whether a delete button appears at the leading edge while the page is in edit mode.
  var showsDelete = false

  @State private var isOpen = false
  @State private var limits: DeleteLimits = []
  /// Whether the first action is performed as soon as the actions are known.
  @State private var isFullSwipe = false
  @Environment({ $0.editMode }) private var editMode
  @Environment({ $0.layoutDirection }) private var direction
  @Environment({ $0.rowLocks }) private var locks
  @Environment({ $0.isInsideOpenRow }) private var isInsideOpenRow
  @Environment({ $0.motionTokens }) private var motion

  private var isShut: Bool { showsDelete && (limits.contains(.disabled) || locks.delete) }
  /// Whether the swipe actions of the row itself take the place of these.
  private var isReplaced: Bool { showsDelete && limits.contains(.ownActions) }

  /// The length of a swipe that reveals the actions, in points.
  private static var distance: Double { 40 }

  /// The row with the actions that are revealed.
  public var body: some View {
    let delete = isShut ? nil : movingDelete
    HStack(spacing: 12) {
      if let delete, showsDelete, editMode?.wrappedValue.isEditing ?? false {
        Button(action: delete) {
          Image(systemName: "minus.circle.fill").font(.title2).foregroundStyle(.theme(\.danger))
        }
        .buttonStyle(.plain)
        .accessibilityHidden(true)
      }
      if edge == .leading { revealedActions }
      content
        .onDeleteLimits { limits = $0 }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(isOpen || isInsideOpenRow) { $0.isInsideOpenRow = $1 }
      if edge == .trailing { revealedActions }
    }
    .contentShape(Rectangle())
    .gesture(SwipeGesture(directions).onEnded(end), including: isInsideOpenRow || isReplaced ? .subviews : .all)
    .onKeyPress(keys: [.delete, .deleteForward], phases: .down) { _ in
      guard let delete else { return .ignored }
      delete()
      return .handled
    }
    .accessibilityActions { if !isShut, !isReplaced { actions } }
  }

  /// Deletes the row, and lets those below it move up.
  private var movingDelete: (() -> Void)? {
    delete.map { delete in { withAnimation(motion.arrangement) { delete() } } }
  }

  @ViewBuilder private var revealedActions: some View {
    if isOpen && !isShut {
      HStack(spacing: 8) { actionsFromEdge }
        .buttonStyle(RowActionStyle())
        .environment(\.dialogDismissal) { isOpen = false }
        .onPreferenceChange(FirstRowAction.Key.self, perform: performFullSwipe)
        .transition(.move(edge: edge == .leading ? .leading : .trailing).combined(with: .opacity))
    }
  }

  /// The actions in their places: the first one is next to the edge.
  @ViewBuilder private var actionsFromEdge: some View {
    if edge == .leading { actions } else { Group(subviews: actions) { ForEach(Array($0).reversed()) { $0 } } }
  }

  /// Whether a swipe to the left opens the actions.
  private var opensToTheLeft: Bool { (edge == .trailing) == (direction == .leftToRight) }

  /// The directions in which the row follows a finger: towards the other edge, and back while it is open.
  private var directions: SwipeGesture.Directions { isOpen ? .both : opensToTheLeft ? .left : .right }

  /// Shows or hides the actions at the end of a swipe.
  private func end(_ swipe: SwipeGesture.Value) {
    guard abs(swipe.translation) > Self.distance else { return }
    let opens = (swipe.translation < 0) == opensToTheLeft
    isFullSwipe = opens && allowsFullSwipe && abs(swipe.translation) > swipe.width / 2
    withAnimation(motion.arrangement) { isOpen = opens }
  }

  private func performFullSwipe(_ first: FirstRowAction?) {
    guard isFullSwipe, let first else { return }
    isFullSwipe = false
    withAnimation(motion.arrangement) { isOpen = false }
    first.trigger()
  }
}

extension View {
  /// Adds actions that a swipe on the row reveals. Assistive technology offers them by name.
  ///
  ///     TimerRow(timer)
  ///       .swipeActions { Button("Stop", role: .destructive) { timer.stop() } }
  ///       .swipeActions(edge: .leading) { Button("Pin") { timer.isPinned = true } }
  ///
  /// - Parameters:
  ///   - edge: the edge at which the actions appear. A row can have actions at both edges.
  ///   - allowsFullSwipe: whether a swipe over more than half the row performs the first action.
  ///   - content: the buttons. The first one is next to the edge. Those at the trailing edge take the place of the button
  ///     that deletes the row.
  @ViewBuilder public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let change = ActionChange(actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
    if let several = self as? any SeveralRows { several.rows(with: change) } else { change.row(self) }
  }
}

/// Adds actions to rows.
private struct ActionChange<Actions: View>: RowChange {
  let actions: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  func row<Row: View>(_ row: Row) -> some View {
    ActionRow(content: row, actions: actions, edge: edge, allowsFullSwipe: allowsFullSwipe)
      .replacesDeletion(edge == .trailing)
  }

  func changed<Row: View>(_ row: Row) -> AnyView {
    AnyView(row.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions })
  }
}

private enum InsideOpenRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether an enclosing row shows its actions: a row inside then leaves swipes to it.
  fileprivate var isInsideOpenRow: Bool {
    get { self[InsideOpenRowKey.self] }
    set { self[InsideOpenRowKey.self] = newValue }
  }
}
