import Runtime
import Values

/// What a ``NavigationStack`` shows, for the links and titles on its pages.
final class NavigationModel {
  /// A page that a view shows without a value.
  struct Extra {
    let owner: DestinationOwner
    /// How many pages of values stand below.
    let position: Int
  }

  /// One page above the first.
  nonisolated enum Page: Hashable {
    case value(AnyHashable)
    case view(DestinationOwner)
  }

  /// A page where it stands. Another page at the same depth is another view, with state of its own.
  nonisolated struct PlacedPage: Hashable {
    let depth: Int
    let page: Page
  }

  private let extras = StoredLocation<[Extra]>([])
  private let titles = StoredLocation<[Int: String]>([:])
  private var makers: [ObjectIdentifier: StoredLocation<Maker?>] = [:]
  typealias Maker = (AnyHashable) -> AnyView

  /// The values of the stack's path.
  var values: () -> [AnyHashable] = { [] }
  /// Puts a value onto the path; `false` if it is not of the path's type.
  var append: (AnyHashable) -> Bool = { _ in false }
  /// Takes the last value from the path.
  var removeLast: () -> Void = {}

  init() {}

  /// All pages above the first. Reading it depends on it.
  var pages: [Page] {
    let values = values()
    let extras = extras.read()
    return (0...values.count).flatMap { index -> [Page] in
      let below: [Page] = index > 0 ? [.value(values[index - 1])] : []
      return below + extras.filter { $0.position == index }.map { .view($0.owner) }
    }
  }

  /// All pages above the first with their depths.
  var placedPages: [PlacedPage] {
    pages.enumerated().map { PlacedPage(depth: $0.offset + 1, page: $0.element) }
  }

  /// Goes to the page of a value; says whether there can be one.
  func push(_ value: AnyHashable) -> Bool { append(value) }

  /// Goes to the page of a view, unless it is there already.
  func push(_ owner: DestinationOwner) {
    let count = values().count
    let alive = extras.value.filter { $0.position <= count && $0.owner !== owner }
    if alive.count == extras.value.count { extras.write(alive + [Extra(owner: owner, position: count)]) }
  }

  /// Takes the page of a view away, with all above it.
  func remove(_ owner: DestinationOwner) {
    guard let index = extras.value.firstIndex(where: { $0.owner === owner }) else { return }
    let gone = extras.value[index...]
    while values().count > extras.value[index].position { removeLast() }
    extras.write(Array(extras.value[..<index]))
    for extra in gone { extra.owner.onPop() }
  }

  /// Goes back by one page.
  func pop() {
    switch pages.last {
    case .value: removeLast()
    case .view(let owner): remove(owner)
    case nil: break
    }
  }

  // MARK: Pages of values

  /// Says what shows values of a type.
  func register(_ type: Any.Type, _ maker: @escaping Maker) { location(type).write(maker) }

  /// What shows a value. Reading it depends on it.
  func view(of value: AnyHashable) -> AnyView? { location(Swift.type(of: value.base)).read()?(value) }

  private func location(_ type: Any.Type) -> StoredLocation<Maker?> {
    if let known = makers[ObjectIdentifier(type)] { return known }
    let location = StoredLocation<Maker?>(nil)
    makers[ObjectIdentifier(type)] = location
    return location
  }

  // MARK: Titles

  /// What a page is called, for the way back to it.
  func title(of depth: Int) -> String? { titles.read()[depth] }

  func setTitle(_ title: String?, of depth: Int) {
    var all = titles.value
    all[depth] = title
    titles.write(all)
  }
}

/// A view that can have a page of its own: a link, or a condition.
final class DestinationOwner {
  /// What the page shows.
  let content = StoredLocation<(() -> AnyView)?>(nil)
  /// Called when the page has been left.
  var onPop: () -> Void = {}

  init() {}
}

nonisolated extension DestinationOwner: Hashable {
  static func == (left: DestinationOwner, right: DestinationOwner) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The stack that a view is on a page of.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
