import Runtime
import Values

/// Says that there is nothing to show, and why.
///
///     ContentUnavailableView("No programs", systemImage: "tray", description: Text("Add one first."))
@preconcurrency @MainActor public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Any words, with what can be done about it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The words in the middle of the space.
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
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol, and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Controls.Label {
        Text(title)
      } icon: {
        Image(systemName: name)
      }
    } description: {
      description
    }
  }

  /// A title with a symbol, and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Controls.Label {
        Text(title)
      } icon: {
        Image(systemName: name)
      }
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that nothing was found.
  public static var search: Self { search(text: "") }

  /// Says that nothing was found for some words.
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No results" : "No results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try other words."))
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold)).multilineTextAlignment(.center)
    }
  }
}
