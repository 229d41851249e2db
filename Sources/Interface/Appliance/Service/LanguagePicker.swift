import Controls
import Looks
import Localization
import Runtime
import Values

/// Chooses the language of the panel. Each language is shown by its own name.
///
/// It changes the setting `panel.language`: the panel changes its language at once, and the choice is stored in the
/// config file.
@preconcurrency @MainActor public struct LanguagePicker: View {
  private let languages: [String]

  /// Creates a picker.
  ///
  /// - Parameter languages: the tags of the application's languages, such as `de`; if empty, the languages of the
  ///   toolkit.
  public init(_ languages: [String] = []) { self.languages = languages.isEmpty ? ToolkitLanguages.tags : languages }

  /// A list with one row for each language.
  public var body: some View {
    Form { LanguageRows(languages: languages) }
  }
}

/// A row for each language, and one for that of the machine.
struct LanguageRows: View {
  let languages: [String]
  @Tweak("panel.language") private var language = "auto"

  var body: some View {
    // Each is a separate row, because turning the knob over the choices of one control would change the language at
    // every detent.
    ForEach(["auto"] + languages, id: \.self) { tag in
      Button {
        language = tag
      } label: {
        HStack {
          if tag == "auto" { Text(.toolkit("As the machine")) } else { Text(verbatim: ToolkitLanguages.name(of: tag)) }
          Spacer(minLength: 8)
          if tag == language { Image(systemName: "checkmark").foregroundStyle(.tint(.mark)).accessibilityHidden(true) }
        }
        .frame(minHeight: ControlMetrics.leastTarget)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(tag == language ? .isSelected : [])
    }
  }
}
