import Values

extension LanguageTag {
  /// The language of the machine's locale, from the environment variables of POSIX and gettext; `nil` if they name none.
  ///
  /// `LC_ALL` goes before `LC_MESSAGES`, and this before `LANG`. The list in `LANGUAGE` goes before all of them, unless
  /// they name the locale `C`.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  public static func ofMachine(_ variable: (String) -> String?) -> LanguageTag? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    if let locale, ["C", "POSIX"].contains(locale) { return nil }
    let listed = variable("LANGUAGE")?.split(separator: ":").firstMapped { LanguageTag(String($0)) }
    return listed ?? locale.flatMap { LanguageTag($0) }
  }
}
