import Runtime

/// A column of a split view whose content can be replaced by a link in the previous column.
final class SplitColumn {
  /// The view in place of the column's content.
  struct Replacement {
    let page: NavigationModel.Page
    /// The stack of the link, with which the destinations of values are registered.
    let source: NavigationModel?
  }

  private let replaced = StoredLocation<Replacement?>(nil)
  /// The stack of the column, as of its last update.
  weak var model: NavigationModel?

  init() {}

  /// The page in place of the column's content; `nil` for the content itself. Reading it makes the caller depend on it.
  var replacement: Replacement? { replaced.read() }

  /// Shows a page in the place of the column's content, without the pages above it.
  func show(_ page: NavigationModel.Page, from source: NavigationModel?) {
    model?.popAll()
    if replaced.value?.page != page { replace(with: Replacement(page: page, source: source)) }
  }

  /// Shows the column's own content, without the pages above it.
  func showContent() {
    guard replaced.value != nil else { return }
    model?.popAll()
    replace(with: nil)
  }

  /// Shows the column's own content if the page of a view has taken its place.
  func remove(_ owner: DestinationOwner) {
    if replaced.value?.page == .view(owner) { showContent() }
  }

  /// Exchanges the replacement, and notifies the view whose page is gone.
  private func replace(with new: Replacement?) {
    let old = replaced.value
    replaced.write(new)
    if case .view(let owner)? = old?.page { owner.onPop() }
  }
}

/// The root of a column: its content, or the page that a link has put in its place.
struct SplitColumnRoot<Content: View>: View {
  let column: SplitColumn
  let content: Content
  @Environment({ $0.navigation }) private var model

  var body: some View {
    let (column, model) = (column, model)
    Node.afterUpdateHere { _ in column.model = model }
    return Group {
      if let replacement = column.replacement {
        page(replacement).id(replacement.page)
      } else {
        content
      }
    }
  }

  @ViewBuilder private func page(_ replacement: SplitColumn.Replacement) -> some View {
    switch replacement.page {
    case .view(let owner): if let content = owner.content.read() { content() }
    case .value(let value):
      if let view = replacement.source?.view(of: value) ?? model?.view(of: value) {
        view
      } else {
        MissingDestination(value: value)
      }
    }
  }
}

private enum NextColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
  /// The column whose content the links of a leading column replace; `nil` outside a leading column.
  var nextColumn: SplitColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
