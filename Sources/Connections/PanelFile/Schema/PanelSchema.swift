/// The contents that a panel file may have: one table, from which the reader, the schema for editors and the reference
/// page follow.
package enum PanelSchema {
  // MARK: Sections

  /// The sections of a file, in the order of the reference page.
  enum Section: String, CaseIterable {
    case panel, links, values, alarms, roles, languages, components, pages

    /// The key of the section.
    var key: any DeclaredKey {
      switch self {
      case .panel: PanelKey(rawValue, .map(PanelKeys.all), "The panel as a whole.")
      case .links: PanelKey(rawValue, .anything, "The connections to buses and brokers, by name.")
      case .values: PanelKey(rawValue, .anything, "The values of the panel, by name.")
      case .alarms: PanelKey(rawValue, .anything, "The alarms of the panel, by name.")
      case .roles: PanelKey(rawValue, .map(RoleKeys.all), "The roles, with their codes.")
      case .languages: PanelKey(rawValue, .anything, "Translations of the texts of the file, by language.")
      case .components: PanelKey(rawValue, .anything, "Pieces of pages that are used several times, by name.")
      case .pages:
        PanelKey(rawValue, .anything, "The pages, by name; the first one is shown first.", isRequired: true)
      }
    }
  }

  /// The sections of a file.
  static let sections = Section.allCases.map(\.key.rule)
  /// The keys of `panel:`.
  static let panel = PanelKeys.all.rules
  /// The keys of a page.
  static let page = PageKeys.all.rules
  /// The keys of an alarm.
  static let alarm = AlarmKeys.all.rules
  /// The keys of `roles:`.
  static let roles = RoleKeys.all.rules
  /// The keys of a component.
  static let component = ComponentKeys.all.rules
  /// The keys of a repetition.
  static let repetition = RepetitionKeys.all.rules

  // MARK: Values

  /// The keys of all values. Those of links are added to them.
  static let valueKeys = ValueKeys.all.rules

  /// The keys of a kind of values.
  static func value(_ kind: ValueKind) -> [KeyRule] {
    valueKeys.filter { $0.onlyFor.isEmpty || $0.onlyFor.contains(kind) }
  }

  /// The default control of a value.
  static func defaultElement(of value: ValueDeclaration) -> ElementRule {
    if value.isReadOnly { return Displays.value }
    switch value.kind {
    case .number, .duration: return value.numbers.bounds == nil ? Displays.value : NumberControls.stepper
    case .range: return value.numbers.bounds == nil ? Displays.value : NumberControls.rangeSlider
    case .switch: return ChoiceControls.toggle
    case .choice: return ChoiceControls.picker
    case .text: return ChoiceControls.textField
    case .color: return ChoiceControls.colorPicker
    case .date, .time: return ChoiceControls.datePicker
    }
  }

  // MARK: Items and actions

  /// All items of pages.
  static let elements = ElementKind.allCases.map(\.rule)

  /// The rule of an item; `nil` for an unknown one.
  static func element(_ name: String) -> ElementRule? { ElementKind(rawValue: name)?.rule }

  /// All actions.
  static let actions = ActionKind.allCases.map(\.rule)
}

/// A placeholder among the items of a page that is replaced by other items.
enum PieceKind: String, CaseIterable {
  case include
  case repetition = "for"
}
