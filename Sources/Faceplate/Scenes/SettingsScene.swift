/// The settings of an application: a page of its own, above the first window.
///
///     var body: some Scene {
///       WindowGroup { OvenPanel() }
///       Settings { OvenSettings() }
///     }
///
/// A ``SettingsLink``, or the environment's `openSettings`, opens the page. Inside an ``App`` and a ``Scene`` its name is
/// `Settings`, as in SwiftUI; elsewhere that is the name of a module.
@preconcurrency @MainActor public struct SettingsScene<Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never
  private let content: Content

  /// A page of settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The page.
  public var windows: [SceneWindow] { [SceneWindow(settings: AnyView(content))] }
}

extension App {
  /// The settings of an application.
  public typealias Settings = SettingsScene
}

extension Scene {
  /// The settings of an application.
  public typealias Settings = SettingsScene
}

/// Opens the page of an application's settings.
///
///     @Environment(\.openSettings) private var openSettings
///     Button("Settings") { openSettings() }
@preconcurrency @MainActor public struct OpenSettingsAction {
  /// `nil` where the application has no settings.
  let action: (() -> Void)?

  /// Opens the page. An application without a scene of settings has none to open.
  public func callAsFunction() { action?() }
}

private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction(action: nil) }
}

extension EnvironmentValues {
  /// Opens the page of the application's settings.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the page of the application's settings; it cannot be used where there are none.
@preconcurrency @MainActor public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// A button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button called Settings, with a gear.
  public init() where Label == Controls.Label<Text, Image> {
    label = Controls.Label("Settings", systemImage: "gearshape")
  }

  /// The button.
  public var body: some View {
    Button(action: { openSettings() }, label: { label }).disabled(openSettings.action == nil)
  }
}

/// Shows the page of settings above the first window.
struct SettingsPageModifier: ViewModifier {
  let settings: AnyView
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .environment(\.openSettings, OpenSettingsAction { isOpen = true })
      .fullScreenCover(isPresented: $isOpen) {
        NavigationStack {
          settings
            .navigationTitle("Settings")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { isOpen = false } } }
        }
      }
  }
}
