import Glibc

/// A panel as a program with its own entry point.
///
///     @main struct Oven: App {
///       var body: some Scene {
///         WindowGroup { OvenPanel() }
///       }
///     }
///
/// The program has the command line of `kiosk`: `run`, `render`, `check`, `devices` and so on. An application may
/// have its own state, as a view has.
@preconcurrency @MainActor public protocol App: DynamicProperty {
  /// The type of ``body``.
  associatedtype Body: Scene
  /// The scenes of the panel.
  @SceneBuilder var body: Body { get }
  /// The previews that `render --previews FOLDER` draws. The default is every ``PreviewProvider`` of the program.
  static var previews: [any PreviewProvider.Type] { get }
  /// Creates the application with its initial state.
  init()
}

extension App {
  /// Every ``PreviewProvider`` of the program, in link order.
  public static var previews: [any PreviewProvider.Type] { PreviewSearch.found }

  /// Runs the command that the program was called with, and exits with its status.
  public static func main() {
    let kiosk = Kiosk(previews: { Self.previews }) { ApplicationView(application: Self()) }
    exit(kiosk.run(Array(Swift.CommandLine.arguments)))
  }
}

/// The root of the view tree, which holds the application's own state.
struct ApplicationView<Application: App>: View {
  var application: Application
  var body: some View {
    let all = application.body.windows
    let windows = all.filter { !$0.isSettings }
    if let settings = all.first(where: \.isSettings) {
      // An application with only a settings scene shows that scene.
      if windows.isEmpty {
        settings.root
      } else {
        WindowsView(windows: windows).modifier(SettingsPageModifier(settings: settings.root))
      }
    } else if !windows.isEmpty {
      WindowsView(windows: windows)
    }
  }
}

extension App {
  /// The settings scene under its SwiftUI name.
  public typealias Settings = SettingsScene
}
