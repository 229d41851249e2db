import Runtime
import Values

/// Words with a picture.
///
///     Label { Text("Light") } icon: { Circle().frame(width: 16, height: 16) }
@preconcurrency @MainActor public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label as its style draws it.
  public var body: some View {
    StyledControl(
      LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    ) { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}

/// A view whose words are a text.
protocol TextTitled {
  var textTitle: Text { get }
}

extension Label: @MainActor TextTitled where Title == Text {
  var textTitle: Text { title }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, in the next outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
