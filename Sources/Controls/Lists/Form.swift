import Runtime
import Values

/// Controls in groups, as for settings.
///
///     Form {
///       Section("Panel") {
///         LabeledContent("Version", value: "2.1")
///         Stepper("Brightness", value: $brightness, in: 0...10)
///       }
///     }
@preconcurrency @MainActor public struct Form<Content: View>: View {
  private let content: Content

  /// A form of the views that the closure makes, each a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form that a style was given, in the next outer style.
  public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
    content = configuration.content
  }

  /// The form as its style draws it.
  public var body: some View {
    StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content)))) { _ in
      List { content }.environment(\.listLook, ListLook())
    }
  }
}
