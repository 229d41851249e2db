import Graphics
import Runtime
import Values

/// A row that a finger draws aside to find what can be done with it.
///
/// Whoever cannot see the panel has the same actions by name. Where the actions take the row away, so does the Delete
/// key while something in the row has the focus.
@preconcurrency @MainActor public struct ActionRow<Content: View, Actions: View>: View {
  let content: Content
  let actions: Actions
  /// What a full swipe and the Delete key do.
  var delete: (() -> Void)?
  /// Whether a button stands before the row while the page is edited.
  var showsDelete = false

  @State private var isOpen = false
  @State private var isLocked = false
  @Environment(\.editMode) private var editMode
  @Environment(\.layoutDirection) private var direction
  @Environment(\.rowLocks) private var locks

  private var isShut: Bool { showsDelete && (isLocked || locks.delete) }

  /// How far, in points, a finger goes to open a row.
  private static var distance: Double { 40 }

  /// The row, with what has come into sight.
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

/// An action beside a row.
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

/// A row that goes up and down among the others while the page is edited.
@preconcurrency @MainActor public struct MovableRow<Content: View>: View {
  let content: Content
  /// Moves the row by places; `nil` at an end.
  let up: (() -> Void)?
  let down: (() -> Void)?
  @State private var isLocked = false
  @Environment(\.editMode) private var editMode

  /// The row, with arrows while the page is edited.
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
      if let up, !isLocked { Button("Move up", action: up) }
      if let down, !isLocked { Button("Move down", action: down) }
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
  /// Offers actions beside the view when a finger draws it aside, and by name to those who cannot see it.
  ///
  /// - Parameters:
  ///   - edge: accepted as in SwiftUI; actions stand at the end of the row.
  ///   - allowsFullSwipe: accepted as in SwiftUI; an action is always a tap of its own.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    ActionRow(content: self, actions: content())
  }
}

extension ForEach {
  private func index(of id: ID) -> Int? {
    for (index, element) in data.enumerated() where self.id(element) == id { return index }
    return nil
  }

  /// Lets rows be taken away: by a swipe and a tap, by a button while the page is edited, by the Delete key, and by an
  /// action with a name. The closure is given the row's place.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ForEach<Data, ID, ActionRow<Content, Button<Text>?>> {
    ForEach<Data, ID, ActionRow<Content, Button<Text>?>>(data, identity: id) { element in
      let id = id(element)
      let delete: (() -> Void)? = action.map { action in
        { if let index = index(of: id) { withAnimation { action(IndexSet(integer: index)) } } }
      }
      return ActionRow(
        content: content(element), actions: delete.map { Button("Delete", role: .destructive, action: $0) },
        delete: delete, showsDelete: true)
    }
  }

  /// Lets rows be moved: by arrows while the page is edited, and by actions with a name. The closure is given the row's
  /// place, and the place before which it goes.
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
