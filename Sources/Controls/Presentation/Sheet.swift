import Graphics
import Runtime
import Values

/// The views of a sheet on their ground.
private struct SheetCard<Content: View>: View {
  let content: Content
  let isFull: Bool
  let close: () -> Void

  var body: some View {
    Group {
      if isFull {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        SheetBody(content: content, close: close)
      }
    }
    .environment(\.dismiss, DismissAction(action: close))
    .environment(\.isPresented, true)
    .modifier(PreferredSchemeReader(hasGround: isFull))
  }
}

extension View {
  private func sheet<Content: View>(
    _ isPresented: Bool, place: ModalBehavior.Place, close: @escaping () -> Void, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, dismiss: place == .full ? {} : close, place: place) {
        SheetCard(content: content(), isFull: place == .full, close: close)
      }
    )
    .onChange(of: isPresented) { _, isPresented in if !isPresented { onDismiss?() } }
  }

  private func sheet<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, place: ModalBehavior.Place, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let now = item.wrappedValue
    return sheet(now != nil, place: place, close: { item.wrappedValue = nil }, onDismiss: onDismiss) {
      if let now { content(now) }
    }
  }

  /// Shows views above the panel; a touch beside them closes them.
  ///
  /// - Parameter onDismiss: called when it has been closed, by whomever.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      isPresented.wrappedValue, place: .middle, close: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: content)
  }

  /// Shows views for a value above the panel, while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item, place: .middle, onDismiss: onDismiss, content: content)
  }

  /// Shows views in place of the whole panel.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      isPresented.wrappedValue, place: .full, close: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: content)
  }

  /// Shows views for a value in place of the whole panel, while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item, place: .full, onDismiss: onDismiss, content: content)
  }

  /// Shows views beside this one, above the panel; a touch beside them closes them.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: accepted as in SwiftUI; they stand below the view, or above it.
  ///   - arrowEdge: accepted as in SwiftUI.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      isPresented.wrappedValue, place: .anchored, close: { isPresented.wrappedValue = false }, content: content)
  }

  /// Shows views for a value beside this one, above the panel, while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item, place: .anchored, content: content)
  }
}

/// Where at a view a popover stands. On a panel it stands below the view, or above it.
@preconcurrency @MainActor public enum PopoverAttachmentAnchor {
  /// Beside a rectangle of the view.
  case rect(Anchor<Rect>.Source)
  /// Beside a point of the view.
  case point(UnitPoint)
}
