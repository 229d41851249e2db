import Graphics
import Runtime
import Values

extension View {
  /// Sets the weight of text in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { traits { $0.weight = weight } }

  /// Sets the character of letters in this view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    traits { if design == .monospaced { $0.hasTabularDigits = true } }
  }

  /// No effect: the fonts of a panel have one width.
  @available(*, deprecated, message: "The fonts of a panel have one width.")
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets text in this view in bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { traits { $0.weight = isActive ? .bold : nil } }

  /// Sets text in this view in italic, or not.
  public func italic(_ isActive: Bool = true) -> some View { traits { $0.isItalic = isActive } }

  /// Gives digits in this view one width.
  public func monospacedDigit() -> some View { traits { $0.hasTabularDigits = true } }

  /// Gives digits in this view one width: the panel's family has no letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { traits { $0.hasTabularDigits = isActive } }

  /// Draws a line below text in this view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits { $0.underline = TextTraits.Line(isActive: isActive, color: color) }
  }

  /// Draws a line through text in this view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits { $0.strikethrough = TextTraits.Line(isActive: isActive, color: color) }
  }

  /// Adds space after each letter in this view, in points.
  public func kerning(_ kerning: Double) -> some View { traits { $0.tracking = kerning } }

  /// Adds space after each letter in this view, in points.
  public func tracking(_ tracking: Double) -> some View { traits { $0.tracking = tracking } }

  /// Raises text in this view above its baseline, in points.
  public func baselineOffset(_ baselineOffset: Double) -> some View { traits { $0.baselineOffset = baselineOffset } }

  /// Shows text in this view in capital or small letters; what is read out stays as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Decides which part of text that does not fit gives way to an ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Lets text in this view shrink before it is cut off: 0.5 is half.
  public func minimumScaleFactor(_ factor: Double) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Lets letters move closer together before text is cut off; accepted as in SwiftUI.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Adds space between lines, in points.
  public func lineSpacing(_ lineSpacing: Double) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Limits the lines of each text in this view; with `reservesSpace` there is always room for as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(upTo: limit, room: reservesSpace ? limit : 1)
  }

  /// Gives each text in this view room for as many lines at least, and more if it needs them.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(upTo: nil, room: limit.lowerBound) }

  /// Limits the lines of each text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(upTo: limit.upperBound, room: 1) }

  /// Gives each text in this view room for a number of lines within bounds.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(upTo: limit.upperBound, room: limit.lowerBound)
  }

  private func lines(upTo limit: Int?, room: Int) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = limit
        $0.textSetting.reservedLines = max(1, room)
      })
  }

  func traits(_ set: @escaping (inout TextTraits) -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        var traits = TextTraits()
        set(&traits)
        $0.textTraits = traits.over($0.textTraits)
      })
  }
}
