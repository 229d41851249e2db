import Looks
import Graphics
import Runtime
import Values

/// The marks of an axis: grid lines, ticks and labels at some of its values.
@preconcurrency @MainActor public protocol AxisContent {
  /// The descriptions of the marks. Applications do not implement it.
  var _descriptions: [AxisMarksDescription] { get }
}

/// A grid line, a tick or a label at a value of an axis.
@preconcurrency @MainActor public protocol AxisMark {
  /// The parts of the mark. Applications do not implement it.
  var _parts: [AxisPart] { get }
}

/// A description of the marks of an axis, with the types of its parts erased.
@preconcurrency @MainActor public struct AxisMarksDescription {
  var values = AxisMarkValues.automatic
  var position = AxisMarkPosition.automatic
  var content: (AxisValue) -> [AxisPart]
}

/// A part of the marks at a value of an axis, with its type erased.
@preconcurrency @MainActor public struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle)
    case tick(StrokeStyle, length: Double)
    /// A label: the given content, or otherwise the value in a format.
    case label(content: AxisLabelContent, isCentered: Bool)
  }

  var kind: Kind
  var style: ((EnvironmentValues) -> ResolvedStyle)?
  var font: Font?
  var offset = Size.zero
}

/// The content of a label at a value of an axis.
enum AxisLabelContent {
  /// The value as the axis writes it.
  case automatic
  case formatted((PlotValue, NumberConventions) -> String?)
  case text(Text)
  case view(AnyView)
}

/// Joined marks of an axis.
@preconcurrency @MainActor public struct AxisMarkGroup: AxisMark {
  /// The parts of all marks.
  public let _parts: [AxisPart]
}

/// Joined descriptions of the marks of an axis.
@preconcurrency @MainActor public struct AxisContentGroup: AxisContent {
  /// The descriptions of all marks.
  public let _descriptions: [AxisMarksDescription]
}

/// Builds the marks at a value of an axis from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum AxisMarkBuilder {
  /// Takes one mark.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> AxisMarkGroup {
    AxisMarkGroup(_parts: mark._parts)
  }
  /// Joins several marks.
  public static func buildBlock(_ marks: AxisMarkGroup...) -> AxisMarkGroup {
    AxisMarkGroup(_parts: marks.flatMap(\._parts))
  }
  /// Returns the marks of an `if` without `else`, or none.
  public static func buildOptional(_ marks: AxisMarkGroup?) -> AxisMarkGroup { marks ?? AxisMarkGroup(_parts: []) }
  /// Returns the marks of the first branch.
  public static func buildEither(first marks: AxisMarkGroup) -> AxisMarkGroup { marks }
  /// Returns the marks of the other branch.
  public static func buildEither(second marks: AxisMarkGroup) -> AxisMarkGroup { marks }
}

/// Builds the marks of an axis from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum AxisContentBuilder {
  /// Takes the marks of one statement.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> AxisContentGroup {
    AxisContentGroup(_descriptions: content._descriptions)
  }
  /// Joins the marks of several statements.
  public static func buildBlock(_ content: AxisContentGroup...) -> AxisContentGroup {
    AxisContentGroup(_descriptions: content.flatMap(\._descriptions))
  }
  /// Returns the marks of an `if` without `else`, or none.
  public static func buildOptional(_ content: AxisContentGroup?) -> AxisContentGroup {
    content ?? AxisContentGroup(_descriptions: [])
  }
  /// Returns the marks of the first branch.
  public static func buildEither(first content: AxisContentGroup) -> AxisContentGroup { content }
  /// Returns the marks of the other branch.
  public static func buildEither(second content: AxisContentGroup) -> AxisContentGroup { content }
}

extension AxisMark {
  /// Sets the colour of the mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { part in part.style = { style.resolvedStyle(in: $0) } }
  }

  /// Sets the font of a label.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }

  /// Moves the mark, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some AxisMark {
    changed { $0.offset = Size(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  private func changed(_ change: (inout AxisPart) -> Void) -> AxisMarkGroup {
    AxisMarkGroup(
      _parts: _parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }
}
