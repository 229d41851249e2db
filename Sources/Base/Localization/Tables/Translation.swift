/// One translated string, with all its plural forms.
struct Translation: Equatable, Sendable {
  /// A text, or one for each plural category.
  enum Form: Equatable, Sendable {
    case text(String)
    case plural([PluralCategory: String])
    /// The forms of a gettext file; its expression says which one is for a number.
    case indexed([String])
  }

  /// A part with its own plural.
  struct Substitution: Equatable, Sendable {
    /// The argument that it depends on, counted from 0; `nil` for the one at its place among all arguments.
    var argument: Int?
    /// The format of that argument, such as `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var substitutions: [String: Substitution] = [:]
}
