import Glibc

/// A panel as a program.
///
///     @main struct Oven: App {
///       var body: some Scene {
///         WindowGroup { OvenPanel() }
///       }
///     }
///
/// The program has the command line of `kiosk`: `run`, `render`, `check`, `devices` and so on. The application may have
/// state of its own, as a view has.
@preconcurrency @MainActor public protocol App: DynamicProperty {
  /// The type of the content.
  associatedtype Body: Scene
  /// What the panel shows.
  @SceneBuilder var body: Body { get }
  /// Makes the application.
  init()
}

extension App {
  /// Runs the command that the program was called with, and ends with its status.
  public static func main() {
    let kiosk = Kiosk { ApplicationView(application: Self()) }
    exit(kiosk.run(Array(Swift.CommandLine.arguments)))
  }
}

/// The application as the top of its tree, where its own state lives.
struct ApplicationView<Application: App>: View {
  var application: Application
  var body: some View { application.body.root }
}

/// What an application shows on one display.
@preconcurrency @MainActor public protocol Scene {
  /// The view that fills the display.
  var root: AnyView { get }
}

/// A scene of one view.
@preconcurrency @MainActor public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// A scene that shows a view on the whole display.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view that fills the display.
  public var root: AnyView { AnyView(content) }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
