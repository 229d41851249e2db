import Runtime
import Values

/// The use of a tweak by a view, which lasts as long as the view.
final class TweakUse {
  let id: String
  private weak var store: TweakStore?
  private let scopes: [TweakScope]

  /// Notes that a view uses a tweak.
  ///
  /// - Parameter scopes: the scopes that the view is in.
  init(of id: String, in store: TweakStore, _ scopes: [TweakScope]) {
    self.id = id
    self.store = store
    self.scopes = scopes
    store.noteUse(of: id, in: scopes, by: 1)
  }

  isolated deinit { store?.noteUse(of: id, in: scopes, by: -1) }
}

/// A part of the panel whose tweaks are listed apart from the others.
final class TweakScope {
  /// The number of views in this part that use each tweak.
  fileprivate(set) var uses: [String: Int] = [:]
}

extension TweakStore {
  /// Counts the views that use a tweak.
  func noteUse(of id: String, in scopes: [TweakScope], by change: Int) {
    uses[id, default: 0] += change
    for scope in scopes { scope.uses[id, default: 0] += change }
    listChanged()
  }

  /// Whether a list shows a tweak. The list of a part of the panel shows it while a view in that part uses it; the list
  /// of the whole panel, while any view does. A tweak that only models use is always listed.
  func isListed(_ id: String, in scope: TweakScope?) -> Bool {
    if let scope { return scope.uses[id, default: 0] > 0 }
    return uses[id] != 0
  }
}

private enum TweakScopesKey: EnvironmentKey { static var defaultValue: [TweakScope] { [] } }

extension EnvironmentValues {
  /// The parts of the panel whose tweaks are listed apart from the others, the outermost first.
  var tweakScopes: [TweakScope] {
    get { self[TweakScopesKey.self] }
    set { self[TweakScopesKey.self] = newValue }
  }
}
