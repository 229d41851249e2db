/// The settings of an application, on a page above the first window.
///
///     var body: some Scene {
///       WindowGroup { OvenPanel() }
///       Settings { OvenSettings() }
///     }
///
/// A ``SettingsLink`` or the environment's `openSettings` opens the page. Inside an ``App`` or ``Scene`` the type is
/// named `Settings`, as in SwiftUI; elsewhere that is the name of a module.
@preconcurrency @MainActor public struct SettingsScene<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates a page of settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The page, which is shown on demand.
  public var windows: [SceneWindow] { [SceneWindow(settings: AnyView(ImplicitStack { content }))] }
}

extension Scene {
  /// The settings scene under its SwiftUI name.
  public typealias Settings = SettingsScene
}

/// The action that opens the application's settings.
///
///     @Environment(\.openSettings) private var openSettings
///     Button("Settings") { openSettings() }
@preconcurrency @MainActor public struct OpenSettingsAction {
  /// The action; `nil` if the application has no settings scene.
  let action: (() -> Void)?

  /// Opens the page. An application without a settings scene gets a message in its log instead.
  public func callAsFunction() {
    guard let action else {
      return writeToStandardError("openSettings() opens nothing: the application's body has no Settings scene.")
    }
    action()
  }
}

private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction(action: nil) }
}

extension EnvironmentValues {
  /// The action that opens the application's settings.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the application's settings. It is disabled if there are none.
@preconcurrency @MainActor public struct SettingsLink<Label: View>: View {
  @Environment({ $0.openSettings }) private var openSettings
  private let label: Label

  /// Creates a button with a label view.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a button with the title “Settings” and a gear symbol.
  public init() where Label == Looks.Label<Text, Image> {
    label = Looks.Label(.toolkit("Settings"), systemImage: "gearshape")
  }

  /// The content of the button.
  public var body: some View {
    Button(action: { openSettings() }, label: { label }).disabled(openSettings.action == nil)
  }
}

/// Presents the page of settings above the first window.
struct SettingsPageModifier: ViewModifier {
  let settings: AnyView
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .environment(\.openSettings, OpenSettingsAction { isOpen = true })
      .fullScreenCover(isPresented: $isOpen) {
        NavigationStack {
          settings
            .navigationTitle(.toolkit("Settings"))
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button(.toolkit("Done")) { isOpen = false } } }
        }
      }
  }
}
