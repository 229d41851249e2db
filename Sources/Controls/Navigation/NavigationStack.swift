import Runtime
import Values

/// Pages on top of each other, with a bar that leads back.
///
///     NavigationStack {
///       List(programs) { program in NavigationLink(program.name, value: program) }
///         .navigationTitle("Programs")
///         .navigationDestination(for: Program.self) { ProgramPage(program: $0) }
///     }
///
/// Escape goes back, as the button in the bar does, which knob and keys reach like any other.
@preconcurrency @MainActor public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// Tells the model where its path is.
  private let connect: (NavigationModel, State<NavigationPath>) -> Void

  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()
  @State private var pages = PageModel()

  /// The pages, the first one at the bottom.
  public var body: some View {
    let model = model
    connect(model, _ownPath)
    let above = model.placedPages
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
    .environment(\.navigation, model)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Pages on a first one.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    connect = { model, path in model.follow(path.projectedValue) }
  }

  /// Pages on a first one; the path can be read and changed.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    connect = { model, _ in model.follow(path) }
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Pages on a first one, each for an element of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    connect = { model, _ in
      model.values = { path.wrappedValue.map { AnyHashable($0) } }
      model.append = {
        guard let element = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      }
      model.removeLast = {
        let end = path.wrappedValue.endIndex
        guard !path.wrappedValue.isEmpty else { return }
        path.wrappedValue.remove(at: path.wrappedValue.index(before: end))
      }
    }
  }
}

extension NavigationModel {
  fileprivate func follow(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast() }
  }
}

/// What stands on a page above the first.
private struct NavigationPageContent: View {
  let page: NavigationModel.Page
  @Environment(\.navigation) private var model

  var body: some View {
    switch page {
    case .view(let owner): if let content = owner.content.read() { content() }
    case .value(let value):
      if let view = model?.view(of: value) {
        view
      } else {
        Text("No navigationDestination for \(String(describing: type(of: value.base)))").foregroundStyle(.secondary)
      }
    }
  }
}

/// An older name of ``NavigationStack``.
@preconcurrency @MainActor public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Pages on a first one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The pages.
  public var body: some View { NavigationStack { content } }
}
