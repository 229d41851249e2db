import Runtime
import Values

/// The values on the path of a ``NavigationStack``, as closures that read and change it.
struct StackPath {
  var values: () -> [AnyHashable] = { [] }
  /// Appends a value; returns false if it is not of the path's element type.
  var append: (AnyHashable) -> Bool = { _ in false }
  var removeLast: () -> Void = {}
}

/// The state of a ``NavigationStack``, shared with the links and titles on its pages.
final class NavigationModel {
  /// A page that a view shows without a value on the path.
  struct Extra {
    let owner: DestinationOwner
    /// The number of values on the path below the page.
    let position: Int
  }

  /// One page above the root.
  nonisolated enum Page: Hashable {
    case value(AnyHashable)
    case view(DestinationOwner)
  }

  /// A page with its depth. The same page at another depth is a different view with its own state.
  nonisolated struct PlacedPage: Hashable {
    let depth: Int
    let page: Page
  }

  private let extras = StoredLocation<[Extra]>([])
  private let titles = StoredLocation<[Int: String]>([:])
  private var makers: [ObjectIdentifier: StoredLocation<Maker?>] = [:]
  typealias Maker = (AnyHashable) -> AnyView

  /// The path of the stack, as of its last update.
  var path = StackPath()

  init() {}

  /// All pages above the root, from the bottom. Reading it makes the caller depend on the path.
  var pages: [Page] { pages(on: path) }

  private func pages(on path: StackPath) -> [Page] {
    let values = path.values()
    let extras = extras.read()
    return (0...values.count).flatMap { index -> [Page] in
      let below: [Page] = index > 0 ? [.value(values[index - 1])] : []
      return below + extras.filter { $0.position == index }.map { .view($0.owner) }
    }
  }

  /// All pages above the root with their depths, from 1.
  func placedPages(on path: StackPath) -> [PlacedPage] {
    pages(on: path).enumerated().map { PlacedPage(depth: $0.offset + 1, page: $0.element) }
  }

  /// Shows the page of a value.
  ///
  /// - Returns: Whether the path accepts values of this type.
  func push(_ value: AnyHashable) -> Bool { path.append(value) }

  /// Shows the page of a view, unless it is shown already.
  func push(_ owner: DestinationOwner) {
    let count = path.values().count
    let alive = extras.value.filter { $0.position <= count && $0.owner !== owner }
    if alive.count == extras.value.count { extras.write(alive + [Extra(owner: owner, position: count)]) }
  }

  /// Removes the page of a view and all pages above it, and notifies their owners.
  func remove(_ owner: DestinationOwner) {
    guard let index = extras.value.firstIndex(where: { $0.owner === owner }) else { return }
    let gone = extras.value[index...]
    while path.values().count > extras.value[index].position { path.removeLast() }
    extras.write(Array(extras.value[..<index]))
    for extra in gone { extra.owner.onPop() }
  }

  /// Goes back by one page.
  func pop() {
    switch pages.last {
    case .value: path.removeLast()
    case .view(let owner): remove(owner)
    case nil: break
    }
  }

  /// Goes back to the root.
  func popAll() { for _ in pages { pop() } }

  // MARK: Pages of values

  /// Registers the builder of pages for values of a type.
  func register(_ type: Any.Type, _ maker: @escaping Maker) { location(type).write(maker) }

  /// The page for a value; `nil` if no page is registered for the value's type. Reading it makes the caller depend on
  /// the registration.
  func view(of value: AnyHashable) -> AnyView? { location(Swift.type(of: value.base)).read()?(value) }

  private func location(_ type: Any.Type) -> StoredLocation<Maker?> {
    if let known = makers[ObjectIdentifier(type)] { return known }
    let location = StoredLocation<Maker?>(nil)
    makers[ObjectIdentifier(type)] = location
    return location
  }

  // MARK: Titles

  /// The title of the page at a depth, for the back button of the page above; `nil` if it has none.
  func title(of depth: Int) -> String? { titles.read()[depth].flatMap { $0.isEmpty ? nil : $0 } }

  /// Sets the title of the page at a depth; `nil` for none.
  func setTitle(_ title: String?, of depth: Int) {
    var all = titles.value
    all[depth] = title
    titles.write(all)
  }
}

/// A view that can show its own page: a link or a conditional destination.
final class DestinationOwner {
  /// Builds the content of the page.
  let content = StoredLocation<(() -> AnyView)?>(nil)
  /// Called when the page has been removed from the stack.
  var onPop: () -> Void = {}

  init() {}
}

nonisolated extension DestinationOwner: Hashable {
  static func == (left: DestinationOwner, right: DestinationOwner) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The state of the stack that the view's page belongs to; `nil` outside a stack.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
