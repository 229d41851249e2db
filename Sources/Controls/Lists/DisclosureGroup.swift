import Runtime
import Values

/// A line that shows or hides what belongs to it.
///
///     DisclosureGroup("Advanced") {
///       Toggle("Child lock", isOn: $isLocked)
///     }
@preconcurrency @MainActor public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  @State private var isOpen = false

  private init(_ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content, label)
  }

  /// A group that is closed at first, with any label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content: content, label: label())
  }

  /// A group that is open while a value is true, with any label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content: content, label: label())
  }

  /// The group as its style draws it.
  public var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(LaterView(make: content))),
        isExpanded: isExpanded ?? $isOpen)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

/// A view that is made where it is shown.
private struct LaterView<Content: View>: View {
  let make: () -> Content
  var body: Content { make() }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title that is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content: content, label: Text(title))
  }

  /// A group with a title that is open while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(title))
  }
}

/// What a style of disclosure groups has to work with.
@preconcurrency @MainActor public struct DisclosureGroupStyleConfiguration {
  /// The line.
  public typealias Label = StyledPart<LabelPart<DisclosureGroupStyleConfiguration>>

  /// What is shown and hidden.
  public typealias Content = StyledPart<ContentPart<DisclosureGroupStyleConfiguration>>

  /// The line.
  public let label: Label
  /// What is shown and hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// How disclosure groups look.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The line with an arrow, and below it the content while the group is open.
@preconcurrency @MainActor public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { DisclosureHeader(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The line with an arrow, and below it the content while the group is open.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the look of disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

private struct DisclosureHeader: View {
  let configuration: DisclosureGroupStyleConfiguration
  @State private var isPressed = false
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let open = configuration.$isExpanded
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 8)
        ControlSymbol(name: open.wrappedValue ? "chevron.down" : "chevron.right", side: size.touchHeight * 0.4)
          .foregroundStyle(isEnabled ? .accentColor : .theme(\.disabled))
      }
      .frame(minHeight: size.touchHeight)
      .opacity(isPressed ? 0.6 : 1)
      .pressable(isPressed: { isPressed = $0 }, perform: { open.wrappedValue.toggle() })
      .semantics(
        Semantics(
          role: .button, value: open.wrappedValue ? "expanded" : "collapsed", press: { open.wrappedValue.toggle() }),
        children: .ignore, label: configuration.label)
      if open.wrappedValue { configuration.content }
    }
  }
}
