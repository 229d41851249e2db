import Looks
import Runtime
import Values

/// A header that shows or hides the content below it when it is pressed.
///
///     DisclosureGroup("Advanced") {
///       Toggle("Child lock", isOn: $isLocked)
///     }
///
/// The content is created when the group is first expanded.
@preconcurrency @MainActor public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  @State private var isOpen = false

  private init(_ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content, label)
  }

  /// Creates a group that is initially collapsed and manages its own state.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content: content, label: label())
  }

  /// Creates a group whose expansion is controlled by a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content: content, label: label())
  }

  /// The group as the style of the environment draws it.
  public var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(LaterView(make: content))),
        isExpanded: isExpanded ?? $isOpen)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

/// A view whose content is created when it is first shown.
private struct LaterView<Content: View>: View {
  let make: () -> Content
  var body: Content { make() }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is initially collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content: content, label: Text(title))
  }

  /// Creates a group with a title whose expansion is controlled by a binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(title))
  }
}

/// The properties of a disclosure group, handed to its style.
@preconcurrency @MainActor public struct DisclosureGroupStyleConfiguration {
  /// The type of the header.
  public typealias Label = StyledPart<LabelPart<DisclosureGroupStyleConfiguration>>

  /// The type of the content.
  public typealias Content = StyledPart<ContentPart<DisclosureGroupStyleConfiguration>>

  /// The header, which is always visible.
  public let label: Label
  /// The views that the group shows or hides.
  public let content: Content
  /// Whether the content is shown. A style writes it to expand or collapse the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// The appearance of disclosure groups: a conforming type draws them from their configuration.
///
///     struct Plain: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Toggle(isOn: configuration.$isExpanded) { configuration.label }
///         if configuration.isExpanded { configuration.content }
///       }
///     }
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the disclosure group that the style draws.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Builds the view of a disclosure group in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The standard style: the header with an arrow, and the content below it while the group is expanded.
@preconcurrency @MainActor public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the automatic disclosure group style.
  public init() {}
  /// Builds the view of a disclosure group in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { DisclosureHeader(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The header with an arrow, and the content below it while the group is expanded.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The body of the standard style: the whole header is a button that reads out "expanded" or "collapsed".
private struct DisclosureHeader: View {
  let configuration: DisclosureGroupStyleConfiguration
  @State private var isPressed = false
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.motionTokens }) private var motion

  var body: some View {
    let open = configuration.$isExpanded
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 8)
        ControlSymbol(name: open.wrappedValue ? "chevron.down" : "chevron.forward", side: size.touchHeight * 0.4)
          .foregroundStyle(isEnabled ? .tint(.mark) : .theme(\.disabled))
      }
      .frame(minHeight: size.touchHeight)
      .background {
        ControlBackground(fill: isPressed ? .theme(\.controlPressed) : .clear, outline: .clear, isPressed: isPressed)
          .padding(.horizontal, -8)
      }
      .pressable(isPressed: { isPressed = $0 }, perform: toggle)
      .semantics(
        Semantics(
          role: .button, value: words(open.wrappedValue ? "expanded" : "collapsed"),
          press: toggle),
        children: .ignore, label: configuration.label)
      if open.wrappedValue { configuration.content }
    }
    // In a list, the group is one row: a touch on one of its texts must not press its only button.
    .modifier(OwnRowsModifier())
  }

  private func toggle() { withAnimation(motion.arrangement) { configuration.isExpanded.toggle() } }
}
