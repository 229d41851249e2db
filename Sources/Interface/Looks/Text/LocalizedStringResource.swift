import Localization
import Runtime
import Values

/// A key with its table, which is looked up when it is shown or converted to a string.
///
///     let title: LocalizedStringResource = "Door open"
///     Text(title)
///     log(String(localized: title))
public nonisolated struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
  /// The interpolation of ``LocalizedStringKey``.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// The key in its table.
  public let key: LocalizedStringKey

  /// Creates a resource from a literal without interpolations.
  public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// Creates a resource for a key of a table; `nil` for `Localizable`. The comment is a note for translators.
  public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    self.key = key.inTable(table)
  }
}

extension Text {
  /// Creates a text from a resource, which is shown in the language of the environment.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}

nonisolated extension String {
  /// Creates the text of a key in the language of the running panel, for strings outside of any view.
  ///
  /// - Parameters:
  ///   - key: The key, a literal.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - comment: A note for translators, which has no effect.
  public init(localized key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    self = key.inTable(table).localized(by: .current)
  }

  /// Creates the text of a resource in the language of the running panel.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key.localized(by: .current) }
}
