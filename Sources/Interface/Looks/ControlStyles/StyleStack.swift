import Runtime
import Values

/// The styles that the ancestors of a view have set for one kind of control, from the outermost to the nearest.
///
/// The kind is identified by the type of its configuration. While a style draws a control, the stack in the
/// environment lacks that style, so a style can create the same control again from its configuration: the next
/// outer style draws it.
package struct StyleStack<Configuration>: Equatable {
  package var styles: [AnyStyle<Configuration>] = []

  /// The stack without the nearest style.
  var outer: StyleStack { StyleStack(styles: styles.dropLast()) }
}

/// A style with its type erased.
package struct AnyStyle<Configuration>: Equatable {
  package let style: Any
  /// Builds the view of a control from its configuration.
  let body: (Configuration) -> AnyView

  init<Style, Content: View>(_ style: Style, _ make: @escaping (Style, Configuration) -> Content) {
    self.style = style
    body = { AnyView(StyleBody(style: style, configuration: $0, make: make)) }
  }

  package static func == (left: AnyStyle, right: AnyStyle) -> Bool { isEqual(left.style, right.style) }
}

/// Identifies a kind of control in a key path into the environment.
package struct StyleKind<Configuration>: Hashable {
  package init() {}

  /// The place of this kind's styles in the environment.
  ///
  /// The key path is cached for each kind: where a type is only known at run time, each evaluation of a key path
  /// literal creates a new object, at a cost of 13,000 instructions.
  static var place: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>> {
    let kind = ObjectIdentifier(Configuration.self)
    if let known = StylePlaces.known[kind] {
      // Safe: each key path is kept under the type of its configuration.
      return unsafeDowncast(known, to: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>.self)
    }
    let made = \EnvironmentValues.[styles: StyleKind<Configuration>()]
    StylePlaces.known[kind] = made
    return made
  }
}

/// The key paths that ``StyleKind/place`` has made, by the types of the configurations.
private enum StylePlaces {
  static var known: [ObjectIdentifier: AnyKeyPath] = [:]
}

private enum StyleStackKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles that apply to one kind of control.
  package subscript<Configuration>(styles kind: StyleKind<Configuration>) -> StyleStack<Configuration> {
    get { self[StyleStackKey<Configuration>.self] }
    set { self[StyleStackKey<Configuration>.self] = newValue }
  }
}

/// The body of a style. It is a separate view, so that `@Environment` and `@State` in the style work.
private struct StyleBody<Style, Configuration, Content: View>: View {
  @Connected var style: Style
  let configuration: Configuration
  let make: (Style, Configuration) -> Content

  var body: some View { make(style, configuration) }
}

/// A control drawn by the nearest style of the environment, or by the standard body where no style is set.
package struct StyledControl<Configuration, Standard: View>: View {
  private let configuration: Configuration
  private let standard: (Configuration) -> Standard
  @Environment(StyleKind<Configuration>.place) private var stack

  package init(_ configuration: Configuration, @ViewBuilder standard: @escaping (Configuration) -> Standard) {
    self.configuration = configuration
    self.standard = standard
  }

  package var body: some View {
    if let style = stack.styles.last {
      style.body(configuration).environment(StyleKind<Configuration>.place, stack.outer)
    } else {
      standard(configuration)
    }
  }
}

extension View {
  /// Sets the style of one kind of control for this view and its descendants.
  package func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, _ make: @escaping (Style, Configuration) -> Content
  ) -> some View {
    let place = StyleKind<Configuration>.place
    return modifier(
      // The type of a style and that of the result decide what is made of it.
      EnvironmentModifier(from: style, of: ObjectIdentifier(Content.self), for: place) {
        $0[keyPath: place].styles.append(AnyStyle(style, make))
      })
  }
}
