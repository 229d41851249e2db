import Controls
import Glibc
import LinuxHost
import Runtime
import Settings

/// The page that a panel shows and its views' own values, from one run of a program to the next: `run --resume F`, with
/// which `make watch` starts the new build.
///
/// Values in the config file come back by themselves; this is for those in `@State`, such as the chosen tab, and for
/// the pages on navigation stacks, which are reached again by their links. Pages and values that another version of the
/// program does not have are left out.
struct PageMemory {
  /// The values by the places of their views and the numbers of their storages, and the links to the pages from the root up.
  private(set) var values: [(place: String, index: Int, text: String)] = []
  private(set) var links: [String] = []

  /// Records what a panel shows now. While the panel has a secret, on a hidden page or tab as well, no text is kept.
  init(of stage: Stage) {
    stage.update()
    let views = ViewRecord.all(below: stage.rootNode)
    let keepsTexts = stage.privateCount.value == 0
    for view in views {
      for (index, storage) in view.storages.enumerated() {
        guard let storage = storage as? any KeptLocation, let text = storage.keptText else { continue }
        if let value = (storage as? any ReadableLocation)?.anyValue, value is String, !keepsTexts { continue }
        if text.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) { values.append((view.place, index, text)) }
      }
    }
    for view in views where view.type.hasPrefix("NavigationStack<") { links += Self.links(to: view, among: views) }
  }

  /// Reads a record; lines that make no sense are left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("value", 4): if let index = Int(parts[2]) { values.append((parts[1], index, parts[3])) }
      case ("link", 2): links.append(parts[1])
      default: break
      }
    }
  }

  /// The written form, a line each.
  var text: String {
    (values.map { "value\t\($0.place)\t\($0.index)\t\($0.text)" } + links.map { "link\t\($0)" })
      .map { $0 + "\n" }.joined()
  }

  /// Shows all of it on another stage, without any movement.
  func restore(on stage: Stage) {
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) {
      var known: Set<String> = []
      restoreValues(on: stage, besides: &known)
      for link in links {
        // Each page has the link to the next, and its own values.
        let view = ViewRecord.all(below: stage.rootNode).first { $0.place == link }
        view?.node.layoutNodes.first?.behavior.elements.first?.press?()
        restoreValues(on: stage, besides: &known)
      }
      stage.update()
    }
  }

  /// Gives the existing views their values, except at places that are already known, and adds the new places to these.
  private func restoreValues(on stage: Stage, besides known: inout Set<String>) {
    var count: Int
    // A value such as that of the chosen tab brings more views.
    repeat {
      count = known.count
      stage.update()
      let views = Dictionary(
        ViewRecord.all(below: stage.rootNode).map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
      for (place, index, text) in values where !known.contains(place) {
        guard let view = views[place], view.storages.indices.contains(index) else { continue }
        (view.storages[index] as? any KeptLocation)?.set(text)
      }
      known.formUnion(views.keys)
    } while known.count > count
  }

  // MARK: Pages

  /// The links that lead to the pages of a navigation stack, from its root up. A page that no link shows ends the list.
  private static func links(to stack: ViewRecord, among views: [ViewRecord]) -> [String] {
    let inside = views.filter { $0.place.hasPrefix(stack.place) }
    let links = inside.filter { $0.type.hasPrefix("NavigationLink<") }
    var found: [String] = []
    // Each page above the root knows what it was made for: a value, or the object of a link that shows a view.
    for page in inside where page.type == "NavigationPageContent" {
      let subject = Mirror(reflecting: page.view).descendant("page").flatMap {
        Mirror(reflecting: $0).children.first?.value
      }
      guard let subject, let link = links.first(where: { shows($0, subject) }) else { break }
      found.append(link.place)
    }
    return found
  }

  /// Whether a link leads to a page.
  private static func shows(_ link: ViewRecord, _ page: Any) -> Bool {
    if let value = page as? AnyHashable, let target = Mirror(reflecting: link.view).descendant("target") {
      let shown = Mirror(reflecting: target).children.first?.value
      if let shown = shown as? AnyHashable, shown == value { return true }
    }
    let owner = page as AnyObject
    return link.storages.contains { ($0 as? any ReadableLocation).map { $0.anyValue as AnyObject === owner } ?? false }
  }
}

extension PageMemory {
  /// The largest record that is read, in bytes.
  private static let largest = 1 << 20

  /// Restores the record that the previous program has left in a file; a missing file changes nothing, nor does one that
  /// is too large to be a record.
  static func restore(_ path: String?, on stage: Stage) {
    // A start waits for no pipe and reads no device.
    var status = stat()
    guard let path, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest,
      let text = try? Kiosk.text(of: path)
    else { return }
    PageMemory(text).restore(on: stage)
  }

  /// Leaves the record in a file, for this user only.
  static func leave(_ stage: Stage, in path: String?) {
    guard let path else { return }
    do {
      try PrivateFile.write(Array(PageMemory(of: stage).text.utf8), to: path)
    } catch {
      writeToStandardError("\(path): the page cannot be saved: \(error)")
    }
  }
}
