import Controls
import Foundation

extension AttributeScopes {
  /// The attributes of an attributed string that ``Text`` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of an attributed string that ``Text`` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The font of the characters.
    public let font: FontAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static var name: String { "SwiftUI.ForegroundColor" }
    }

    /// The font of the characters.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static var name: String { "SwiftUI.Font" }
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that ``Text`` draws: `string.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
