import Graphics
import Runtime
import Values

/// The content of a chart: marks, and types that are composed of marks.
///
///     struct Limits: ChartContent {
///       var body: some ChartContent {
///         RuleMark(y: .value("Maximum", 90)).foregroundStyle(.red)
///         RuleMark(y: .value("Minimum", 60)).foregroundStyle(.red)
///       }
///     }
@preconcurrency @MainActor public protocol ChartContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ChartContent
  /// The content that this one is composed of.
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks of the content. Applications do not implement this method: by default it adds those of ``body``.
  static func _collect(_ content: Self, into marks: inout ChartMarks)
}

extension ChartContent {
  /// Adds the marks of ``body``.
  public static func _collect(_ content: Self, into marks: inout ChartMarks) {
    Body._collect(content.body, into: &marks)
  }
}

extension Never: ChartContent {}

/// Content that adds its marks itself.
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// Primitive content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The marks of a chart in the order in which they are drawn.
@preconcurrency @MainActor public struct ChartMarks {
  var items: [ChartMark] = []

  /// The marks of some content.
  init<Content: ChartContent>(_ content: Content) { Content._collect(content, into: &self) }
}

/// Several marks as one, with the type of their content erased.
///
/// The type of a chart does not grow with its marks and modifiers, of which there may be hundreds.
@preconcurrency @MainActor public struct ChartGroup: PrimitiveChartContent {
  private let collect: (inout ChartMarks) -> Void

  init(_ collect: @escaping (inout ChartMarks) -> Void) { self.collect = collect }

  /// Creates a group from the statements of a closure.
  public init(@ChartContentBuilder content: () -> ChartGroup) { self = content() }

  /// Adds the marks of the group.
  public static func _collect(_ content: ChartGroup, into marks: inout ChartMarks) { content.collect(&marks) }
}

/// The former name of a group of marks.
public typealias Plot = ChartGroup

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the marks of each element.
  public static func _collect(_ content: ForEach, into marks: inout ChartMarks) {
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {}

extension ForEach where Content: ChartContent {
  /// Creates the marks of elements that are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Creates the marks of identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: \.id, content: content)
  }

  /// Creates the marks of the integers of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, identity: { $0 }, content: content)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the marks of the content, if there is any.
  public static func _collect(_ content: Wrapped?, into marks: inout ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {}

/// Builds the marks of a chart from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum ChartContentBuilder {
  /// Takes the marks of one statement.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> ChartGroup {
    (content as? ChartGroup) ?? ChartGroup { Content._collect(content, into: &$0) }
  }

  /// Joins the marks of several statements.
  public static func buildBlock(_ parts: ChartGroup...) -> ChartGroup {
    if parts.count == 1 { return parts[0] }
    return ChartGroup { marks in for part in parts { ChartGroup._collect(part, into: &marks) } }
  }

  /// Returns the marks of an `if` without `else`, or none.
  public static func buildOptional(_ part: ChartGroup?) -> ChartGroup { part ?? ChartGroup { _ in } }
  /// Returns the marks of the first branch.
  public static func buildEither(first part: ChartGroup) -> ChartGroup { part }
  /// Returns the marks of the other branch.
  public static func buildEither(second part: ChartGroup) -> ChartGroup { part }
  /// Joins the marks of a loop.
  public static func buildArray(_ parts: [ChartGroup]) -> ChartGroup {
    ChartGroup { marks in for part in parts { ChartGroup._collect(part, into: &marks) } }
  }
  /// Returns the marks of an `if #available`.
  public static func buildLimitedAvailability(_ part: ChartGroup) -> ChartGroup { part }
}
