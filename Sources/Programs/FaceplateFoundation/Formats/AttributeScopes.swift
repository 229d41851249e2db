import Foundation
import Looks

extension AttributeScopes {
  /// The attributes of an attributed string that ``Text`` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of an attributed string that ``Text`` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The font of the characters.
    public let font: FontAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space after each character, in points; kerning and tracking are the same here.
    public let kern: KerningAttribute, tracking: TrackingAttribute
    /// The distance of the characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meaning of Markdown's marks.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes of text, such as links.
    public let foundation: FoundationAttributes

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static var name: String { "SwiftUI.ForegroundColor" }
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static var name: String { "SwiftUI.BackgroundColor" }
    }

    /// The font of the characters.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static var name: String { "SwiftUI.Font" }
    }

    /// The line below the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static var name: String { "SwiftUI.UnderlineStyle" }
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static var name: String { "SwiftUI.StrikethroughStyle" }
    }

    /// The space after each character.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static var name: String { "SwiftUI.Kern" }
    }

    /// The space after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static var name: String { "SwiftUI.Tracking" }
    }

    /// The height above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static var name: String { "SwiftUI.BaselineOffset" }
    }

    /// The meaning of Markdown's marks.
    public nonisolated enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static var name: String { "NSInlinePresentationIntent" }
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The meaning of Markdown's marks, which is in this scope on Apple's systems: `text.foundation.inlinePresentationIntent`.
  /// The type alone is used; nothing creates the scope, so nothing calls this.
  @_disfavoredOverload
  public nonisolated var inlinePresentationIntent: AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute {
    preconditionFailure("a scope has no values")
  }
}

extension AttributeDynamicLookup {
  /// An attribute that ``Text`` draws: `string.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
