import Runtime
import Values

/// A title with an icon.
///
///     Label("Light", systemImage: "lightbulb")
///     Label { Text("Light") } icon: { Circle().frame(width: 16, height: 16) }
@preconcurrency @MainActor public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label as the style of the environment draws it.
  public var body: some View {
    StyledControl(
      LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    ) { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}

/// A view whose title is a text.
package protocol TextTitled {
  var textTitle: Text { get }
}

extension Label: @MainActor TextTitled where Title == Text {
  package var textTitle: Text { title }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
