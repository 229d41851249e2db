import Looks
import Runtime
import Values

/// A message in place of content that does not exist.
///
///     ContentUnavailableView("No programs", systemImage: "tray", description: Text("Add one first."))
@preconcurrency @MainActor public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message from views.
  ///
  /// - Parameters:
  ///   - label: the title, usually a ``Label`` with a symbol.
  ///   - description: the reason, or advice.
  ///   - actions: buttons that remedy the situation.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The message in the centre of the available space.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == Looks.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// Creates a message with a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// Creates a message with a localized title, a picture of the catalogue and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(name), description)
  }

  /// Creates a message with a title, a picture of the catalogue and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(name), description)
  }

  private init(_ title: Text, _ image: Image, _ description: Text?) {
    self.init {
      Looks.Label {
        title
      } icon: {
        image
      }
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == Looks.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message that a search has found nothing.
  public static var search: Self { search(text: "") }

  /// Returns a message that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self(
      .toolkit(text.isEmpty ? "No results" : "No results for “\(text)”"), systemImage: "magnifyingglass",
      description: Text(.toolkit("Check the spelling or try other words.")))
  }
}

/// The icon, large, above the title. It is decoration: the title says what it stands for.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title.font(.title2.weight(.bold)).multilineTextAlignment(.center)
    }
  }
}
