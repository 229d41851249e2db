import Graphics
import Runtime
import Values

/// The root of a presentation: sets the environment of the content and draws the background.
private struct SheetCard<Content: View>: View {
  let content: Content
  let place: ModalBehavior.Place
  let close: () -> Void

  var body: some View {
    Group {
      if place == .full {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(SheetGround?.none) { $0.sheetGround = $1 }
      } else {
        SheetBody(content: content, isSheet: place == .middle, close: close)
      }
    }
    .environment(DismissAction(action: close)) { $0.dismiss = $1 }
    .environment(true) { $0.isPresented = $1 }
    .modifier(PreferredSchemeReader(hasBackground: place == .full))
  }
}

extension View {
  /// Presents content for an identity; for `nil` there is none. Only a full-screen cover cannot be closed by a touch
  /// outside.
  private func sheet<Content: View>(
    for identity: AnyHashable?, place: ModalBehavior.Place, close: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(identity: identity, dismiss: place == .full ? {} : close, place: place) {
        SheetCard(content: ImplicitStack(content: content), place: place, close: close)
      }
    )
    .onChange(of: identity) { former, _ in if former != nil { onDismiss?() } }
  }

  /// Presents content while a binding is true.
  private func sheet<Content: View>(
    _ isPresented: Binding<Bool>, place: ModalBehavior.Place, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      for: isPresented.wrappedValue ? true : nil, place: place, close: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, content: content)
  }

  /// Presents content for an item while there is one.
  private func sheet<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, place: ModalBehavior.Place, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let now = item.wrappedValue
    return sheet(for: now?.id, place: place, close: { item.wrappedValue = nil }, onDismiss: onDismiss) {
      if let now { content(now) }
    }
  }

  /// Presents a sheet above the panel while a binding is true. A touch outside the sheet closes it.
  ///
  ///     .sheet(isPresented: $showsSettings) { SettingsView() }
  ///
  /// - Parameters:
  ///   - isPresented: set to false when the sheet closes.
  ///   - onDismiss: called after the sheet was closed, whether by the user or by code.
  ///   - content: the views of the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented, place: .middle, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while the item is not `nil`. Closing the sheet sets the item to `nil`. An item with
  /// another `id` closes the sheet, which calls `onDismiss`, and presents a new one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item, place: .middle, onDismiss: onDismiss, content: content)
  }

  /// Presents views that cover the whole panel while a binding is true. Only code closes the cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented, place: .full, onDismiss: onDismiss, content: content)
  }

  /// Presents views for an item that cover the whole panel while the item is not `nil`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item, place: .full, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover below this view, or above it where there is no room, while a binding is true. A touch
  /// outside closes it.
  ///
  /// - Parameters:
  ///   - isPresented: set to false when the popover closes.
  ///   - content: the views of the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented, place: .anchored, content: content)
  }

  /// Presents a popover that is no higher than the room below or above this view.
  package func popover<Content: View>(
    beside isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented, place: .beside, content: content)
  }

  /// Presents a popover for an item beside this view while the item is not `nil`.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item, place: .anchored, content: content)
  }
}
