import Looks
import Runtime
import Values

/// Two or three columns, in which a selection in one determines the content of the next.
///
///     NavigationSplitView {
///       List(rooms, selection: $room) { NavigationLink($0.name, value: $0) }
///     } detail: {
///       RoomPage(room: room)
///     }
///
/// A link to a page in a leading column replaces the content of the next column. A change of the selection by a tap
/// shows the column's own content again.
@preconcurrency @MainActor public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private var visibility: Binding<NavigationSplitViewVisibility>?
  @State private var contentColumn = SplitColumn()
  @State private var detailColumn = SplitColumn()

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

  /// Whether there is a column between the first and the last.
  private var hasContent: Bool { Content.self != EmptyView.self }

  private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? .automatic }

  /// The width of each leading column, as a share of the whole width: more if the text is large, because less of it
  /// fits into a row.
  private var share: Double { min(0.34 * textScale, hasContent ? 0.34 : 0.45) }
  @ScaledMetric private var textScale = 1.0
  /// The greatest width of a leading column, in points: in a wider column the ends of a row are far apart.
  @ScaledMetric private var mostWidth = 320.0

  private func leadingWidth(in whole: Double) -> Double { min(whole * share, mostWidth).rounded() }

  /// The columns, each of which is a navigation stack with its own bar.
  public var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        if shown == .automatic || shown == .all || (shown == .doubleColumn && !hasContent) {
          NavigationStack { sidebar.environment(hasContent ? contentColumn : detailColumn) { $0.nextColumn = $1 } }
            .frame(width: leadingWidth(in: proxy.size.width))
          line
        }
        if hasContent, shown != .detailOnly {
          NavigationStack {
            SplitColumnRoot(column: contentColumn, content: content).environment(detailColumn) { $0.nextColumn = $1 }
          }
          .frame(width: leadingWidth(in: proxy.size.width))
          line
        }
        NavigationStack { SplitColumnRoot(column: detailColumn, content: detail) }
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
