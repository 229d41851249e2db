import Runtime
import Values

/// The styles that ancestors have set for one kind of control, the nearest last.
///
/// A kind is known by the type of its configuration. While a style draws a control, the stack below it lacks that
/// style: a style may build the same control again from its configuration and gets the next outer one.
struct StyleStack<Configuration>: Equatable {
  var styles: [AnyStyle<Configuration>] = []

  /// The stack without its nearest style.
  var outer: StyleStack { StyleStack(styles: styles.dropLast()) }
}

/// A style without its type.
struct AnyStyle<Configuration>: Equatable {
  let style: Any
  /// What the style makes of a configuration.
  let body: (Configuration) -> AnyView

  init<Style, Content: View>(_ style: Style, _ make: @escaping (Style, Configuration) -> Content) {
    self.style = style
    body = { AnyView(StyleBody(style: style, configuration: $0, make: make)) }
  }

  static func == (left: AnyStyle, right: AnyStyle) -> Bool { isEqual(left.style, right.style) }
}

/// Names a kind of control in key paths.
struct StyleKind<Configuration>: Hashable {}

private enum StyleStackKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of one kind of control.
  subscript<Configuration>(styles kind: StyleKind<Configuration>) -> StyleStack<Configuration> {
    get { self[StyleStackKey<Configuration>.self] }
    set { self[StyleStackKey<Configuration>.self] = newValue }
  }
}

/// What a style draws. The style's own `@Environment` and `@State` work there.
private struct StyleBody<Style, Configuration, Content: View>: View {
  @Connected var style: Style
  let configuration: Configuration
  let make: (Style, Configuration) -> Content

  var body: some View { make(style, configuration) }
}

/// A control as the nearest style draws it, or in the standard way.
struct StyledControl<Configuration, Standard: View>: View {
  private let configuration: Configuration
  private let standard: (Configuration) -> Standard
  @Environment(\.[styles: StyleKind<Configuration>()]) private var stack

  init(_ configuration: Configuration, @ViewBuilder standard: @escaping (Configuration) -> Standard) {
    self.configuration = configuration
    self.standard = standard
  }

  var body: some View {
    if let style = stack.styles.last {
      style.body(configuration).environment(\.[styles: StyleKind<Configuration>()], stack.outer)
    } else {
      standard(configuration)
    }
  }
}

extension View {
  /// Sets the look of one kind of control in this view.
  func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, _ make: @escaping (Style, Configuration) -> Content
  ) -> some View {
    transformEnvironment(\.[styles: StyleKind<Configuration>()]) { $0.styles.append(AnyStyle(style, make)) }
  }
}
