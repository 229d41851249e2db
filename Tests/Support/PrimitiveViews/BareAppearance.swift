import Driver
import Graphics
import Runtime

/// What a stage draws by itself where there is no theme: white or black, and nothing that moves.
package struct BareAppearance: StageAppearance {
  package init() {}

  package func background(in environment: EnvironmentValues) -> RGBA {
    let white = environment.colorScheme == .dark ? 0.0 : 1
    return RGBA(red: white, green: white, blue: white)
  }
  package func focusRing(in environment: EnvironmentValues) -> RGBA { RGBA(red: 0, green: 0, blue: 1) }
  package func divider(in environment: EnvironmentValues) -> RGBA { RGBA(red: 0.5, green: 0.5, blue: 0.5) }
  package func word(for end: RangeEnd, in environment: EnvironmentValues) -> String { "\(end)" }
  package func animation(of movement: StageMovement, in environment: EnvironmentValues) -> Animation? { nil }
  package func adapt(_ environment: inout EnvironmentValues, to size: Size) {}
}

extension Stage {
  /// A stage without a theme.
  package static func bare<Root: View>(
    size: Size = Size(width: 100, height: 100), scale: Double = 1, @ViewBuilder root: () -> Root
  ) throws -> Stage {
    try Stage(size: size, scale: scale, fonts: HeadlessStage.fonts(), appearance: BareAppearance(), root: root)
  }
}
