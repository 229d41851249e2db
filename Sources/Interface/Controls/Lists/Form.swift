import Looks
import Runtime
import Values

/// A container for the controls of a settings page, in groups.
///
///     Form {
///       Section("Panel") {
///         LabeledContent("Version", value: "2.1")
///         Stepper("Brightness", value: $brightness, in: 0...10)
///       }
///     }
@preconcurrency @MainActor public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form in which each view of the closure is a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a form from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
    content = configuration.content
  }

  /// The form as the style of the environment draws it.
  public var body: some View {
    StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content)))) { _ in
      List { content }.environment(ListLook()) { $0.listLook = $1 }
    }
  }
}
