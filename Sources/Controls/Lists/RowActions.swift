import Graphics
import Runtime
import Values

/// A row that reveals actions when it is swiped.
///
/// Assistive technology offers the same actions by name. Where the row can be deleted, the Delete key does so
/// while a view in the row has the focus.
@preconcurrency @MainActor public struct ActionRow<Content: View, Actions: View>: View {
  let content: Content
  let actions: Actions
  /// Deletes the row; `nil` if it cannot be deleted. Called by the Delete key and by the button of the edit
  /// mode.
  var delete: (() -> Void)?
  /// Whether a delete button appears at the leading edge while the page is in edit mode.
  var showsDelete = false

  @State private var isOpen = false
  @State private var isLocked = false
  @Environment(\.editMode) private var editMode
  @Environment(\.layoutDirection) private var direction
  @Environment(\.rowLocks) private var locks

  private var isShut: Bool { showsDelete && (isLocked || locks.delete) }

  /// The length of a swipe that reveals the actions, in points.
  private static var distance: Double { 40 }

  /// The row with the actions that are revealed.
  public var body: some View {
    let delete = isShut ? nil : delete
    HStack(spacing: 12) {
      if let delete, showsDelete, editMode?.wrappedValue.isEditing ?? false {
        Button(action: delete) {
          Image(systemName: "minus.circle.fill").font(.title2).foregroundStyle(.theme(\.danger))
        }
        .buttonStyle(.plain)
        .accessibilityHidden(true)
      }
      content.onDeleteDisabled { isLocked = $0 }.frame(maxWidth: .infinity, alignment: .leading)
      if isOpen && !isShut {
        HStack(spacing: 8) { actions }
          .buttonStyle(RowActionStyle())
          .environment(\.dialogDismissal) { isOpen = false }
          .transition(.move(edge: .trailing).combined(with: .opacity))
          .accessibilityHidden(true)
      }
    }
    .contentShape(Rectangle())
    .gesture(
      SwipeGesture().onEnded { value in
        let isInwards = (value.translation < 0) == (direction == .leftToRight)
        guard abs(value.translation) > Self.distance else { return }
        withAnimation(.easeOut(duration: 0.2)) { isOpen = isInwards }
      }
    )
    .onKeyPress(keys: [.delete, .deleteForward], phases: .down) { _ in
      guard let delete else { return .ignored }
      delete()
      return .handled
    }
    .accessibilityActions { if !isShut { actions } }
  }
}

/// The style of the actions beside a row.
private struct RowActionStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      pressed.label
        .font(.subheadline.weight(.semibold))
        .labelStyle(.titleOnly)
        .foregroundStyle(pressed.role == .destructive ? .theme(\.onDanger) : .theme(\.text))
        .padding(.horizontal, 14)
        .frame(minHeight: 40)
        .background(
          RoundedRectangle(cornerRadius: 10)
            .fill(pressed.role == .destructive ? .theme(\.danger) : .theme(\.control))
        )
        .opacity(pressed.isPressed ? 0.7 : 1)
    }
  }
}

/// A row that can be moved up and down while the page is in edit mode.
@preconcurrency @MainActor public struct MovableRow<Content: View>: View {
  let content: Content
  /// Moves the row up by one place; `nil` for the first row. `down` moves it down; `nil` for the last row.
  let up: (() -> Void)?
  let down: (() -> Void)?
  @State private var isLocked = false
  @Environment(\.editMode) private var editMode

  /// The row, with arrows in edit mode.
  public var body: some View {
    HStack(spacing: 12) {
      content.onMoveDisabled { isLocked = $0 }.frame(maxWidth: .infinity, alignment: .leading)
      if !isLocked, editMode?.wrappedValue.isEditing ?? false {
        HStack(spacing: 0) {
          arrow("chevron.up", up)
          arrow("chevron.down", down)
        }
        .accessibilityHidden(true)
      }
    }
    .accessibilityActions {
      if let up, !isLocked { Button(.toolkit("Move up"), action: up) }
      if let down, !isLocked { Button(.toolkit("Move down"), action: down) }
    }
  }

  private func arrow(_ name: String, _ action: (() -> Void)?) -> some View {
    Button(action: { action?() }) {
      ControlSymbol(name: name, side: 18).frame(width: 44, height: 44).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(action == nil ? .theme(\.disabled) : .theme(\.tint))
    .disabled(action == nil)
  }
}

extension View {
  /// Adds actions that a swipe on the row reveals. Assistive technology offers them by name.
  ///
  ///     TimerRow(timer).swipeActions {
  ///       Button("Stop", role: .destructive) { timer.stop() }
  ///     }
  ///
  /// - Parameters:
  ///   - edge: accepted for compatibility with SwiftUI; the actions stand at the trailing edge.
  ///   - allowsFullSwipe: accepted for compatibility with SwiftUI; each action needs a tap.
  ///   - content: the buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    ActionRow(content: self, actions: content())
  }
}

extension ForEach {
  /// The present index of an element in the data; `nil` if it has been removed.
  private func index(of id: ID) -> Int? {
    for (index, element) in data.enumerated() where self.id(element) == id { return index }
    return nil
  }

  /// Lets the user delete rows: by a swipe and a tap, by a button in edit mode, by the Delete key and by an
  /// accessibility action.
  ///
  /// - Parameter action: called with the index of the row; `nil` to disallow deletion.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ForEach<Data, ID, ActionRow<Content, Button<Text>?>> {
    ForEach<Data, ID, ActionRow<Content, Button<Text>?>>(data, identity: id) { element in
      let id = id(element)
      let delete: (() -> Void)? = action.map { action in
        { if let index = index(of: id) { withAnimation { action(IndexSet(integer: index)) } } }
      }
      return ActionRow(
        content: content(element), actions: delete.map { Button(.toolkit("Delete"), role: .destructive, action: $0) },
        delete: delete, showsDelete: true)
    }
  }

  /// Lets the user move rows: by arrows in edit mode and by accessibility actions.
  ///
  /// - Parameter action: called with the index of the row and the index before which it is inserted, both
  ///   counted before the move; `nil` to disallow moving.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, MovableRow<Content>> {
    ForEach<Data, ID, MovableRow<Content>>(data, identity: id) { element in
      let id = id(element)
      @MainActor func move(_ canMove: (Int) -> Bool, _ target: @escaping (Int) -> Int) -> (() -> Void)? {
        guard let action, let index = index(of: id), canMove(index) else { return nil }
        return {
          if let index = self.index(of: id) { withAnimation { action(IndexSet(integer: index), target(index)) } }
        }
      }
      let last = data.count - 1
      return MovableRow(
        content: content(element), up: move({ $0 > 0 }, { $0 - 1 }), down: move({ $0 < last }, { $0 + 2 }))
    }
  }
}
