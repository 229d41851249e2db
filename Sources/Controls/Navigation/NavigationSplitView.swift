import Runtime
import Values

/// Two or three columns, in which a selection in one determines the content of the next.
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

  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view with two columns and a binding that decides which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

  /// Creates a view with three columns and a binding that decides which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? .automatic }

  /// The width of each leading column, as a share of the whole width.
  private static var share: Double { 0.34 }

  /// The columns, each of which is a navigation stack with a bar of its own.
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

/// The columns of a split view that are shown.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// All columns are shown.
  public static let automatic = Self(name: "automatic"), all = Self(name: "all")
  /// The last two columns are shown.
  public static let doubleColumn = Self(name: "double")
  /// Only the last column is shown.
  public static let detailOnly = Self(name: "detail")
}
