import Controls
import Looks
import Runtime
import Values

/// The look of input fields, and of their errors.
@preconcurrency @MainActor public protocol InputFieldStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a field, which this style arranges.
  typealias Configuration = InputFieldStyleConfiguration
  /// The look of a field.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of input fields in this view, and of their errors.
  public func inputFieldStyle<S: InputFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A field with its name above, a border around it, and its error below.
@preconcurrency @MainActor public struct DefaultInputFieldStyle: InputFieldStyle {
  /// Creates the standard style: the name is above the field.
  public init() {}

  /// The look of a field.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(configuration.label).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
      InputFieldRow(configuration: configuration)
        .padding(.horizontal, 12)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color.theme(\.surface)))
        .overlay {
          FieldBorder(isWrong: configuration.error != nil, isActive: configuration.isActive, radius: 10)
        }
      if let error = configuration.error {
        HStack(spacing: 12) {
          FieldErrorText(text: error).accessibilityHidden(true)
          if let retry = configuration.retry { Button(.toolkit("Try again"), action: retry).buttonStyle(.borderless) }
        }
      }
    }
  }
}

/// A rounded field with its name and a symbol inside; its error takes the place of the name.
@preconcurrency @MainActor public struct RoundedInputFieldStyle: InputFieldStyle {
  /// Creates the style with the name inside of the field.
  public init() {}

  /// The look of a field.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Group {
        if let error = configuration.error {
          FieldErrorText(text: error).accessibilityHidden(true)
        } else {
          Text(configuration.label).font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
      .padding(.top, 8)
      HStack(spacing: 8) {
        InputFieldRow(configuration: configuration)
        if configuration.error != nil {
          ControlSymbol(name: "exclamationmark.circle.fill", side: 18).foregroundStyle(Color.theme(\.danger))
        }
        if let retry = configuration.retry { Button(.toolkit("Try again"), action: retry).buttonStyle(.borderless) }
      }
    }
    .padding(.horizontal, 18)
    .background(RoundedRectangle(cornerRadius: 22).fill(Color.theme(\.surface)))
    .overlay { FieldBorder(isWrong: configuration.error != nil, isActive: configuration.isActive, radius: 22) }
  }
}

/// The typed text, with a spinner while an answer is awaited.
struct InputFieldRow: View {
  let configuration: InputFieldStyleConfiguration

  var body: some View {
    HStack(spacing: 8) {
      configuration.content
      if configuration.isPending { ProgressView().controlSize(.small).accessibilityHidden(true) }
    }
  }
}

extension InputFieldStyle where Self == DefaultInputFieldStyle {
  /// A field with its name above and its error below.
  public static var automatic: DefaultInputFieldStyle { DefaultInputFieldStyle() }
}

extension InputFieldStyle where Self == RoundedInputFieldStyle {
  /// A rounded field with its name and a symbol inside.
  public static var rounded: RoundedInputFieldStyle { RoundedInputFieldStyle() }
}
