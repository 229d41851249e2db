import Runtime
import Values

/// The pages of a panel that are open: the tab, the pages above it, and the sheet above these.
@MainActor struct OpenPages {
  /// The open pages above the first one.
  let path = StoredLocation<[String]>([])
  /// The page that the bar of tabs shows.
  let tab = StoredLocation("")
  /// The page that is open as a sheet.
  let sheet = StoredLocation<String?>(nil)

  /// Closes the pages that a new version of the file does not have.
  func keep(_ document: PanelDocument) {
    let pages = Set(document.pages.map(\.name))
    path.write(path.value.filter(pages.contains))
    if let open = sheet.value, !pages.contains(open) { sheet.write(nil) }
    if !document.tabs.contains(tab.value) { tab.write(document.tabs.first ?? "") }
  }

  /// The pages that can be seen at the moment.
  func visible(of document: PanelDocument?) -> [String] {
    let first = document?.tabs.isEmpty == false ? tab.read() : document?.home ?? ""
    return [path.read().last ?? first] + (sheet.read().map { [$0] } ?? [])
  }

  /// Whether the first page is shown, with nothing above it.
  func isAtHome(in document: PanelDocument?) -> Bool {
    path.read().isEmpty && sheet.read() == nil && tab.read() == (document?.tabs.first ?? "")
  }

  /// Shows a page: by its tab, as the first page, or above the others.
  ///
  /// - Returns: Whether the page could be opened; `false` if too many pages are open already.
  func open(_ page: String, in document: PanelDocument) -> Bool {
    sheet.write(nil)
    if document.tabs.contains(page) {
      tab.write(page)
      path.write([])
    } else if page == document.home {
      path.write([])
    } else if let index = path.value.firstIndex(of: page) {
      // If the page is already open, the panel goes back to it, so that pages that lead to each other do not pile up.
      path.write(Array(path.value[...index]))
    } else if path.value.count < Limits.openPages {
      path.write(path.value + [page])
    } else {
      return false
    }
    return true
  }

  /// Leaves the sheet, or else the page on top.
  func goBack() {
    if sheet.value != nil { return sheet.write(nil) }
    if !path.value.isEmpty { path.write(path.value.dropLast()) }
  }

  /// Closes all pages above the first one.
  func goHome(in document: PanelDocument?) {
    sheet.write(nil)
    path.write([])
    tab.write(document?.tabs.first ?? "")
  }

  /// Leaves a page for the page below it, or a tab for the first tab. The first page stays.
  func leave(_ page: String, in document: PanelDocument?) {
    if sheet.value == page {
      sheet.write(nil)
    } else if path.value.last == page {
      path.write(path.value.dropLast())
    } else if path.value.isEmpty, tab.value == page, let first = document?.tabs.first {
      tab.write(first)
    }
  }
}
