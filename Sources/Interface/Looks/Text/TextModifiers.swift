import Graphics
import Runtime
import Values

extension View {
  /// Sets the weight of text in this view; `nil` for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { traits { $0.weight = weight } }

  /// Sets the design of text in this view. Only `monospaced` has an effect, on digits.
  public func fontDesign(_ design: Font.Design?) -> some View {
    traits { if design == .monospaced { $0.hasTabularDigits = true } }
  }

  /// Makes text in this view bold, or leaves its weight to the environment.
  public func bold(_ isActive: Bool = true) -> some View { traits { $0.weight = isActive ? .bold : nil } }

  /// Makes text in this view italic or upright.
  public func italic(_ isActive: Bool = true) -> some View { traits { $0.isItalic = isActive } }

  /// Gives digits in this view equal width.
  public func monospacedDigit() -> some View { traits { $0.hasTabularDigits = true } }

  /// Gives digits in this view equal width. A panel has no monospaced letters.
  public func monospaced(_ isActive: Bool = true) -> some View { traits { $0.hasTabularDigits = isActive } }

  /// Underlines text in this view with a pattern of dashes; with `nil` the line has the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits { $0.underline = TextTraits.Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes text in this view through with a pattern of dashes; with `nil` the line has the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits { $0.strikethrough = TextTraits.Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Adds space after each character in this view, in points. Kerning and tracking are the same here.
  public func kerning(_ kerning: Double) -> some View { traits { $0.tracking = kerning } }

  /// Adds space after each character in this view, in points.
  public func tracking(_ tracking: Double) -> some View { traits { $0.tracking = tracking } }

  /// Raises text in this view above its baseline, in points.
  public func baselineOffset(_ baselineOffset: Double) -> some View { traits { $0.baselineOffset = baselineOffset } }

  /// Converts text in this view to capitals or small letters; `nil` for no conversion. It is read out
  /// unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(textCase) { $0.textCase = $1 } }

  /// Sets the part of a text in this view that is replaced by an ellipsis where it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(mode) { $0.truncationMode = $1 } }

  /// Lets text in this view shrink before it is truncated, down to a fraction of its font size: 0.5 for half.
  public func minimumScaleFactor(_ factor: Double) -> some View { environment(factor) { $0.minimumScaleFactor = $1 } }

  /// Adds space between lines in this view, in points.
  public func lineSpacing(_ lineSpacing: Double) -> some View { environment(lineSpacing) { $0.lineSpacing = $1 } }

  /// Limits the number of lines of each text in this view.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of lines.
  ///   - reservesSpace: whether shorter texts take the height of that many lines too.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(upTo: limit, room: reservesSpace ? limit : 1)
  }

  /// Sets the minimum number of lines for which each text in this view takes space.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(upTo: nil, room: limit.lowerBound) }

  /// Sets the maximum number of lines of each text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(upTo: limit.upperBound, room: 1) }

  /// Sets the minimum and the maximum number of lines of each text in this view.
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

  /// Sets traits of text in this view.
  func traits(_ set: @escaping (inout TextTraits) -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        var traits = TextTraits()
        set(&traits)
        $0.textTraits = traits.over($0.textTraits)
      })
  }
}
