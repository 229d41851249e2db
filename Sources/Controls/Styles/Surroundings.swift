import Runtime
import Values

/// How much room there is along an axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// How heavy letters have to be for who reads them.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// As designed.
  case regular
  /// Heavier.
  case bold
}

/// Whether a scene is worked with. A panel's always is.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight, seen, or worked with.
  case background, inactive, active
}

/// Whether a view stands in a sheet or on a page above another, as older sources ask.
@preconcurrency @MainActor public struct PresentationMode {
  let action: DismissAction
  /// Whether it does.
  public let isPresented: Bool
  /// Closes what is open around the view.
  public mutating func dismiss() { action() }
}

/// Does again what filled a view.
@preconcurrency @MainActor public struct RefreshAction {
  let action: () async -> Void
  /// Does it.
  public func callAsFunction() async { await action() }
}

private enum HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum WithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }

  /// How much room there is down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }

  /// How heavy letters have to be for who reads them.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  /// Whether the panel is worked with.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether colour alone must not say anything.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether grounds must not show what is behind them.
  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  /// Whether somebody has the panel read out, as the host knows it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether somebody works the panel by switches, as the host knows it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// What fills the view again, if an ancestor says so.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether a view stands in a sheet or on a page above another. New code reads ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(action: dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }
}

extension View {
  /// Says what fills the view again: a button inside finds it in the environment. A panel has no gesture for it.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
