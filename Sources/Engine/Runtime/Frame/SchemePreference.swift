/// The colour scheme that the host wants, that of the application, which goes before it, and the views' preferred scheme,
/// which goes before both.
final class SchemePreference {
  /// Whether any view has ever said which colour scheme it prefers.
  var isUsed = false
  /// The scheme that the views prefer; `nil` if they prefer none.
  fileprivate var ofViews: ColorScheme?
  /// The scheme that the application chooses for the whole panel; `nil` if it chooses none.
  fileprivate var ofApplication: ColorScheme?
  /// The scheme in place of the host's; `nil` for the host's.
  private(set) var preferred: ColorScheme?
  /// The scheme of the host, kept while another holds.
  private var host = ColorScheme.light

  /// Changes values on behalf of the host, whose colour scheme comes second.
  func apply(_ change: (inout EnvironmentValues) -> Void, to values: inout EnvironmentValues) {
    guard let preferred else { return change(&values) }
    values.colorScheme = host
    change(&values)
    host = values.colorScheme
    values.colorScheme = preferred
  }

  fileprivate func prefer(_ scheme: ColorScheme?, in values: inout EnvironmentValues) {
    if preferred == nil { host = values.colorScheme }
    preferred = scheme
    values.colorScheme = scheme ?? host
  }
}

extension Stage {
  /// Makes the root follow the views' preferred colour scheme.
  func listenToPreferredSchemes() { environment.schemes.isUsed = true }

  /// The views prefer a colour scheme, or none any more.
  func prefer(_ scheme: ColorScheme?) {
    environment.schemes.ofViews = scheme
    followSchemes()
  }

  /// The colour scheme of the whole panel in place of the host's; `nil` for the host's. A scheme that views prefer goes before it.
  package var chosenScheme: ColorScheme? {
    get { environment.schemes.ofApplication }
    set {
      environment.schemes.ofApplication = newValue
      followSchemes()
    }
  }

  private func followSchemes() {
    let scheme = environment.schemes.ofViews ?? environment.schemes.ofApplication
    if scheme == environment.schemes.preferred { return }
    environment.root.apply { values in environment.schemes.prefer(scheme, in: &values) }
  }
}
