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
        content.padding(20).background(DialogGround())
      }
    }
    .environment(\.dismiss, DismissAction(action: close))
    .environment(\.isPresented, true)
    .modifier(PreferredSchemeReader(hasGround: isFull))
  }
}

extension View {
  private func sheet<Content: View>(
    _ isPresented: Bool, place: ModalBox.Place, close: @escaping () -> Void, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, dismiss: place == .full ? {} : close, place: place) {
        SheetCard(content: content(), isFull: place == .full, close: close)
      }
    )
    .onChange(of: isPresented) { _, isPresented in if !isPresented { onDismiss?() } }
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
    let now = item.wrappedValue
    return sheet(now != nil, place: .middle, close: { item.wrappedValue = nil }, onDismiss: onDismiss) {
      if let now { content(now) }
    }
  }

  /// Shows views in place of the whole panel.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      isPresented.wrappedValue, place: .full, close: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: content)
  }

  /// Shows views beside this one, above the panel; a touch beside them closes them.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(
      isPresented.wrappedValue, place: .anchored, close: { isPresented.wrappedValue = false }, content: content)
  }
}
