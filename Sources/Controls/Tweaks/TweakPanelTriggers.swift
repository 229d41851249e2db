import Runtime
import Values

/// What brings the tweak panel up: a finger that rests in a corner, the knob's button held down, a key.
///
///     Panel().tweakPanel(TweakPanelTriggers(corner: .topTrailing, key: .function(12)))
@preconcurrency @MainActor public struct TweakPanelTriggers: Equatable, Sendable {
  /// The corner that a finger rests in; `nil` for none.
  public var corner: UnitPoint?
  /// How long the finger has to rest there.
  public var cornerHold: Duration
  /// How long the knob's button has to be held; `nil` if it brings nothing up.
  public var knobHold: Duration?
  /// The key, which also puts the panel away again; `nil` for none.
  public var key: Key?

  /// Triggers; those that are left out bring nothing up.
  public init(
    corner: UnitPoint? = nil, cornerHold: Duration = .seconds(2), knobHold: Duration? = nil, key: Key? = nil
  ) {
    self.corner = corner
    self.cornerHold = cornerHold
    self.knobHold = knobHold
    self.key = key
  }

  /// Two seconds in the upper corner where lines end, three seconds on the knob, or F12.
  public static let standard = TweakPanelTriggers(
    corner: .topTrailing, knobHold: .seconds(3), key: .function(12))
}

extension View {
  /// Lets the tweak panel be brought up above the whole surface, wherever the view is.
  ///
  /// The panel lists every tweak that the surface knows, with an editor for each.
  ///
  /// - Parameter triggers: what brings it up; `nil` for nothing, as a product's users should have it.
  public func tweakPanel(_ triggers: TweakPanelTriggers? = .standard) -> some View {
    modifier(TweakPanelModifier(triggers: triggers))
  }
}

private struct TweakPanelModifier: ViewModifier {
  let triggers: TweakPanelTriggers?
  @Environment(\.tweakSummons) private var summons

  func body(content: Content) -> some View {
    content
      .modifier(
        ModalModifier(isPresented: summons?.isOpen.read() ?? false, dismiss: close, place: .middle) {
          Group { if let store = summons?.stage?.tweaks { TweakPanel(store: store, close: close) } }
        }
      )
      .onChange(of: triggers, initial: true) { summons?.triggers = $1 }
      .onDisappear { summons?.triggers = nil }
  }

  private func close() { summons?.close() }
}
