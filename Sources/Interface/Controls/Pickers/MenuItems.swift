import Looks
import Runtime
import Values

/// The options of a picker as items of the menu around it. The selected one has a check mark.
struct MenuItems<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  /// Whether the value is known, and an option is selected.
  let isKnown: Bool
  let content: Content
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.font }) private var font

  var body: some View {
    let (selection, chosen) = (selection, isKnown ? selection.wrappedValue : nil)
    // The options have the look of the other items. A button around them does not pass it on to views that exist already.
    let options =
      content
      .font(font ?? size.controlFont.weight(.semibold))
      .foregroundStyle(isEnabled ? .tint(.text) : .theme(\.disabled))
      .lineLimit(2)
    Group(subviews: options) { options in
      VStack(alignment: .leading, spacing: 2) {
        ForEach(options) { option in
          let value = OptionsBehavior.tag(of: option.layoutNode)?.base as? SelectionValue
          let isChosen = value != nil && value == chosen
          Button {
            if let value { selection.wrappedValue = value }
          } label: {
            HStack(spacing: 8) {
              ControlSymbol(name: "checkmark", side: 16).opacity(isChosen ? 1 : 0)
              option
            }
          }
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
      }
    }
  }
}

/// The place of a picker, which decides its form.
struct PickerPlace {
  let isInList: Bool
  /// Whether the value of the picker is known.
  let isValueKnown: Bool
  /// Closes the menu around the picker; `nil` outside menus.
  let closeMenu: (() -> Void)?
}

extension EnvironmentValues {
  /// The place of a picker in a view.
  var pickerPlace: PickerPlace {
    PickerPlace(isInList: isInList, isValueKnown: unknownValue == nil, closeMenu: menuAround)
  }
}
