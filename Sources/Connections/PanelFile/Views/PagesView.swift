import Controls
import Looks
import Graphics
import Runtime
import Values

/// The identity of each view follows from names in the file, the page's and the element's, so that a new version of the file keeps
/// scroll positions, focus and fingers wherever the names have stayed.
///
/// The pages of a panel: one above the other, or beside each other with a bar of tabs.
struct PagesView: View {
  /// The file.
  let document: PanelDocument
  let model: PanelModel

  var body: some View {
    if document.tabs.isEmpty {
      StackOfPages(first: document.home, path: Binding(location: model.pages.path), model: model)
    } else {
      TabView(selection: Binding(location: model.pages.tab)) {
        ForEach(document.tabs, id: \.self) { model.tab(of: $0) }
      }
    }
  }
}

/// A page of the tab bar, with the pages that were opened above it.
struct TabPage: View {
  /// The page.
  let name: String
  let model: PanelModel

  /// The pages, and their label in the bar.
  var body: some View {
    StackOfPages(first: name, path: path, model: model)
  }

  /// The pages above this one: only those of the visible tab have any.
  private var path: Binding<[String]> {
    let (name, tab, path) = (name, model.pages.tab, model.pages.path)
    return Binding(
      get: { tab.read() == name ? path.read() : [] }, set: { if tab.value == name { path.write($0) } })
  }
}

extension PanelModel {
  /// The view of a tab, the same one each time.
  func tab(of name: String) -> AnyView {
    if let known = made.tabs[name] { return known }
    let view = AnyView(
      TabPage(name: name, model: self).tabItem { TabLabel(name: name, model: self) }.tag(name))
    made.tabs[name] = view
    return view
  }
}

/// A page and those that were opened above it.
private struct StackOfPages: View {
  /// The page at the bottom of the stack.
  let first: String
  /// The pages above it.
  let path: Binding<[String]>
  let model: PanelModel

  var body: some View {
    NavigationStack(path: path) {
      PageView(name: first, model: model)
        .navigationDestination(for: String.self) { PageView(name: $0, model: model) }
    }
  }
}

/// The symbol and the title of a page in the bar of tabs.
private struct TabLabel: View {
  // A name, and not the page: the tab bar is built again only if its labels differ.
  let name: String
  let model: PanelModel
  @Environment({ $0 }) private var environment

  var body: some View {
    let page = model.document?.page(name)
    let title = page.map { Text(model.key($0.title, PanelTexts(environment))) } ?? Text(verbatim: "")
    TitleWithSymbol(title: title, symbol: page?.symbol)
  }
}

/// A page of a panel.
struct PageView: View {
  /// The name of the page.
  let name: String
  let model: PanelModel
  /// Whether the page is above other pages, with its own bar.
  var isSheet = false
  @Environment({ $0 }) private var environment

  var body: some View {
    if let page = model.document?.page(name) {
      PageBody(page: page, model: model)
        .modifier(LockedPage(role: page.access) { model.leave(lockedPage: page.name) })
        .modifier(Titled(title: title(of: page)))
    }
  }

  /// The title in the bar; `nil` for a page without a bar.
  private func title(of page: PanelDocument.Page) -> Text? {
    // The first page has a bar only if it asks for one; the other pages have a bar that leads back.
    guard isSheet || page.hasTitle || page.name != model.document?.home else { return nil }
    return Text(model.key(page.title, PanelTexts(environment)))
  }
}

/// A title in the bar, if there is one.
private struct Titled: ViewModifier {
  /// The title; `nil` for none.
  let title: Text?
  func body(content: Content) -> some View { if let title { content.navigationTitle(title) } else { content } }
}

/// The items of a page. Cards and grids share the whole page, and other rows move apart in the middle of it. Either
/// scrolls if it needs more room than there is, unless it fills the page by itself.
private struct PageBody: View {
  /// The page.
  let page: PanelDocument.Page
  let model: PanelModel
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    let list = ElementList(elements: page.body, model: model)
    if page.fills {
      VStack(spacing: metrics.spacing) { FilledPage(elements: page.body, model: model) }
        .environment(page.body.contains { $0.rule.kind == .scroll } ? metrics.margin : 0) { $0.scrollingMargin = $1 }
    } else if page.isWide {
      ScrollingColumn { list }.padding(.horizontal, metrics.margin)
    } else {
      ScrollingColumn {
        SpreadColumn(gap: metrics.spacing) { list }
          .frame(maxWidth: metrics.contentWidth, maxHeight: .infinity)
          .frame(maxWidth: .infinity)
      }
      .padding(.horizontal, metrics.margin)
    }
  }
}
