import Runtime
import Values

/// The places at which the tweak panel can be shown.
public nonisolated enum TweakPanelPlace: String, Hashable, Sendable, CaseIterable {
  /// On a sheet above the panel, with a search field.
  case sheet
  /// Below the content, which stays visible and usable.
  case inset
}

/// The gestures and keys that open the tweak panel.
///
///     Panel().tweakPanel(TweakPanelTriggers(corner: .topTrailing, key: .function(12)))
@preconcurrency @MainActor public struct TweakPanelTriggers: Equatable, Sendable {
  /// The corner of the panel that opens it with a long press; `nil` for none.
  public var corner: UnitPoint?
  /// The time for which the corner has to be pressed.
  public var cornerHold: Duration
  /// The time for which the button of the knob has to be held; `nil` to disable it.
  public var knobHold: Duration?
  /// The key that opens and closes the panel; `nil` for none.
  public var key: Key?
  /// The place of the tweak panel.
  public var place: TweakPanelPlace

  /// Creates triggers. Those that are left out are disabled.
  public init(
    corner: UnitPoint? = nil, cornerHold: Duration = .seconds(2), knobHold: Duration? = nil, key: Key? = nil,
    place: TweakPanelPlace = .sheet
  ) {
    self.place = place
    self.corner = corner
    self.cornerHold = cornerHold
    self.knobHold = knobHold
    self.key = key
  }

  /// A press of two seconds in the top trailing corner, a press of three seconds on the knob, or F12.
  public static let standard = TweakPanelTriggers(
    corner: .topTrailing, knobHold: .seconds(3), key: .function(12))
}

extension View {
  /// Allows the tweak panel to be opened. It lists all tweaks of the stage with an editor for each.
  ///
  /// As a sheet it is above the whole panel, whatever the position of this view; as an inset it is below this view.
  ///
  /// - Parameter triggers: the gestures and keys that open the panel; `nil` for none, as in a finished product.
  public func tweakPanel(_ triggers: TweakPanelTriggers? = .standard) -> some View {
    modifier(TweakPanelModifier(triggers: triggers))
  }
}

private struct TweakPanelModifier: ViewModifier {
  let triggers: TweakPanelTriggers?
  @Environment({ $0.tweakSummons }) private var summons

  func body(content: Content) -> some View {
    let isOpen = summons?.isOpen.read() ?? false
    content
      .modifier(TweakInset(isShown: isOpen && triggers?.place == .inset, scope: nil, close: close))
      .modifier(
        ModalModifier(isPresented: isOpen && triggers?.place != .inset, dismiss: close, place: .middle) {
          Group { if let store = summons?.stage?.tweaks { TweakPanel(store: store, close: close) } }
        }
      )
      .onChange(of: triggers, initial: true) { summons?.triggers = $1 }
      .onDisappear { summons?.triggers = nil }
  }

  private func close() { summons?.close() }
}
