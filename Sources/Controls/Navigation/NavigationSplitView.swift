import Runtime
import Values

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
  private var visibility: Binding<NavigationSplitViewVisibility>?

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

  /// Two columns, of which all but the last can be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

  /// Three columns, of which all but the last can be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? .automatic }

  /// The widest that a column beside the last one is, as a share of the panel.
  private static var share: Double { 0.34 }

  /// The columns, each with a bar of its own.
  public var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        if shown == .automatic || shown == .all || (shown == .doubleColumn && Content.self == EmptyView.self) {
          NavigationStack { sidebar }.frame(width: (proxy.size.width * Self.share).rounded())
          line
        }
        if Content.self != EmptyView.self, shown != .detailOnly {
          NavigationStack { content }.frame(width: (proxy.size.width * Self.share).rounded())
          line
        }
        NavigationStack { detail }
      }
    }
  }

  private var line: some View { Rectangle().fill(.theme(\.track)).frame(width: 1) }
}

/// Which columns of a split view are shown.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// All of them.
  public static let automatic = Self(name: "automatic"), all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "double")
  /// The last one.
  public static let detailOnly = Self(name: "detail")
}
