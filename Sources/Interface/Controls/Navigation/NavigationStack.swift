import Looks
import Runtime
import Values

/// A stack of pages of which the top one is shown, with a bar that leads back.
///
///     NavigationStack {
///       List(programs) { program in NavigationLink(program.name, value: program) }
///         .navigationTitle("Programs")
///         .navigationDestination(for: Program.self) { ProgramPage(program: $0) }
///     }
///
/// Escape goes back, like the back button in the bar.
@preconcurrency @MainActor public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// Returns the stack's own path, or else the given path.
  private let path: (Binding<NavigationPath>) -> StackPath

  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()
  @State private var pages = PageModel()

  /// All pages, of which the last is visible.
  public var body: some View {
    let (model, path) = (model, path($ownPath))
    Node.afterUpdateHere { _ in model.path = path }
    let above = model.placedPages(on: path)
    return PageStack(
      choice: .index(above.count), model: pages,
      inside: TupleView(
        (
          NavigationPage(depth: 0, content: root),
          ForEach(above, id: \.self) { placed in
            NavigationPage(depth: placed.depth, content: NavigationPageContent(page: placed.page))
          }
        ))
    )
    .environment(model) { $0.navigation = $1 }
    .environment(\.nextColumn, nil)
    .presentationTraits { $0.hasPages = true }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that manages its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = { StackPath($0) }
  }

  /// Creates a stack whose path of values of any types can be read and changed.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { _ in StackPath(path) }
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack whose path is a collection, with a page for each element.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { _ in
      StackPath(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        append: {
          guard let element = $0.base as? Data.Element else { return false }
          path.wrappedValue.append(element)
          return true
        },
        removeLast: {
          let end = path.wrappedValue.endIndex
          guard !path.wrappedValue.isEmpty else { return }
          path.wrappedValue.remove(at: path.wrappedValue.index(before: end))
        })
    }
  }
}

extension StackPath {
  /// A path of values of any types.
  fileprivate init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast() }
  }
}

/// The content of a page above the root. For a value without a registered destination it is a text that says
/// so.
private struct NavigationPageContent: View {
  let page: NavigationModel.Page
  @Environment({ $0.navigation }) private var model

  var body: some View {
    switch page {
    case .view(let owner): if let content = owner.content.read() { content() }
    case .value(let value): if let view = model?.view(of: value) { view } else { MissingDestination(value: value) }
    }
  }
}

/// The content of a page for a value without a registered destination.
struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    Text(verbatim: "No navigationDestination for \(String(describing: type(of: value.base)))")
      .foregroundStyle(.secondary)
  }
}

/// The former name of ``NavigationStack`` and, with several views, of ``NavigationSplitView``.
///
/// Of several views a screen of less than 600 points, or the style ``StackNavigationViewStyle``, shows the first alone.
@preconcurrency @MainActor public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment({ $0.horizontalSizeClass }) private var horizontalSizeClass
  @Environment({ $0.isNavigationStacked }) private var isStacked

  /// Creates a stack from its root, or columns from two or three views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A navigation stack with the root, or the columns.
  public var body: some View {
    let columns = ((content as? any SeveralViews)?.members ?? []).map { AnyView($0) }
    if columns.count < 2 {
      NavigationStack { content }
    } else if isStacked || horizontalSizeClass == .compact {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}
