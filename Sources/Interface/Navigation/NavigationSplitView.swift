/// What there is to choose from beside what is chosen.
///
///     NavigationSplitView {
///       List(rooms, selection: $room) { Text($0.name) }
///     } detail: {
///       RoomPage(room: room)
///     }
@preconcurrency @MainActor public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// The widest that a column beside the last one is, as a share of the panel.
  private static var share: Double { 0.34 }

  /// The columns, each with a bar of its own.
  public var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        NavigationStack { sidebar }.frame(width: (proxy.size.width * Self.share).rounded())
        line
        if Content.self != EmptyView.self {
          NavigationStack { content }.frame(width: (proxy.size.width * Self.share).rounded())
          line
        }
        NavigationStack { detail }
      }
    }
  }

  private var line: some View { Rectangle().fill(.theme(\.track)).frame(width: 1) }
}
