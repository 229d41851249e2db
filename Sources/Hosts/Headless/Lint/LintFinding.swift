import Graphics

/// A place where a layout does not hold on a screen.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that the place breaks.
  public let rule: LintRule
  /// The screen on which the place does not hold.
  public let screen: LintScreen
  /// The preferences that the frame was drawn with.
  public let look: LintLook
  /// The types of the views from the root, without their generic arguments.
  public let path: String
  /// The place in the panel file that describes the view, as `file:line:column`; `nil` for a view of a program's sources.
  public let source: String?
  /// The text or the label of the view.
  public let subject: String
  /// The measured figures, and the advice.
  public let detail: String
  /// The place on the screen, in points.
  public let frame: Rect

  /// The finding on one line: look, screen, rule, subject, detail, place, path.
  public var description: String {
    let place = frame.wholeNumbers.map { "\($0)" }
    let preferences = look == LintLook() ? "" : "\(look): "
    return
      "\(preferences)\(screen): \(rule.rawValue): “\(subject)”: \(detail) [\(place.joined(separator: ","))] \(path)"
  }
}
