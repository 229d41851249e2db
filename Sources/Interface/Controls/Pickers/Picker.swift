import Looks
import Graphics
import Runtime
import Values

/// A control that selects one of several values.
///
///     Picker("Program", selection: $program) {
///       Text("Cotton").tag(Program.cotton)
///       Text("Wool").tag(Program.wool)
///     }
///     .pickerStyle(.segmented)
///
/// Each option has a tag, or is an element of a `ForEach` whose identity is of the selection's type.
@preconcurrency @MainActor public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  /// The view that a menu shows in place of the selected option; `nil` for that option.
  private var valueLabel: AnyView?
  /// Remembers the values of a picker for several that differ, or for none, and returns what restores them; `nil` for one
  /// value. The selection is read only if this is `nil`.
  private var remember: (() -> () -> Void)?

  @Environment({ $0.optionsLook }) private var look
  @Environment({ $0.pickerPlace }) private var place
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.editingWatch }) private var watch
  @State private var edits = ValueEdits()
  @State private var options = OptionsState()
  @State private var start = Point.zero
  @State private var isOpen = false
  @State private var isPressed = false

  /// Creates a picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: the tag of the selected option.
  ///   - content: the options.
  ///   - label: the label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a picker whose label is a view, with another view that stands for the selected option while a menu is
  /// closed.
  ///
  /// - Parameters:
  ///   - selection: the tag of the selected option.
  ///   - content: the options.
  ///   - label: the label.
  ///   - currentValueLabel: the view in the closed menu.
  public init<ValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel
  ) {
    self.init(selection: selection, content: content, label: label)
    valueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker for several values. No option is selected unless it is that of all of them, and a choice changes all.
  ///
  /// - Parameters:
  ///   - sources: the elements that hold the values.
  ///   - selection: the key path from an element to the binding of its value.
  ///   - content: the options.
  ///   - label: the label.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let all = Binding(
      get: { sources[sources.startIndex][keyPath: selection].wrappedValue },
      set: { value in for source in sources { source[keyPath: selection].wrappedValue = value } })
    self.init(selection: all, content: content, label: label)
    let values = { sources.map { $0[keyPath: selection].wrappedValue } }
    if Set(values()).count == 1 { return }
    remember = {
      let before = values()
      return { for (source, value) in zip(sources, before) { source[keyPath: selection].wrappedValue = value } }
    }
  }

  /// Creates a picker whose label exists already.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// Creates a picker of its parts.
  fileprivate init(
    selection: Binding<SelectionValue>, remember: (() -> () -> Void)?, label: Label, content: Content
  ) {
    (self.selection, self.remember, self.label, self.content) = (selection, remember, label, content)
  }

  /// The picker in the arrangement that ``View/pickerStyle(_:)`` sets.
  @ViewBuilder public var body: some View {
    if look == .page, !isReadOnly { link } else if look == .rows, place.closeMenu != nil { items } else { whole }
  }

  /// Whether the value is known, and an option is selected.
  private var isKnown: Bool { place.isValueKnown && remember == nil }

  /// The options as items of the menu around the picker.
  private var items: some View {
    MenuItems(selection: selection, isKnown: isKnown, content: content)
      .disabled(isReadOnly)
      .semantics(Semantics(role: .group), children: .contain, label: label)
  }

  /// The picker with its accessibility: its value is the label of the selected option.
  private var whole: some View {
    control
      .semantics(
        Semantics(role: .picker, adjust: isReadOnly ? nil : { _ = options.behavior?.move(by: $0) }),
        children: .controls, label: label
      )
      .changingElement { [look, isReadOnly] element in
        // The answer to a private question is private, too.
        if element.isPrivate { element.markPrivate() }
        let chosen = element.children.first { $0.traits.contains(.isSelected) }
        element.value = chosen?.label ?? ""
        if chosen?.isPrivate == true { element.isPrivate = true }
        if look == .chosen || look == .page {
          element.children = []
          if !isReadOnly { element.press = { isOpen = true } }
        }
      }
  }

  /// The options in their arrangement, with a visible label where the arrangement has room for it.
  @ViewBuilder private var control: some View {
    switch look {
    case .chosen, .page: menu
    case .rows:
      // The ring of the focus around the options keeps clear of the label.
      VStack(alignment: .leading, spacing: 10) {
        ShownLabel(label: label)
        choices
      }
    case .segments: choices
    case .wheel: choices
    }
  }

  /// The options with the gesture, and with the focus for knob and keys.
  private var choices: some View {
    list(look, options)
      .gesture(ContactGesture(axes: look == .wheel ? .vertical : [], contact: follow))
      .focusTarget(focus, radius: 12) { edits.focusChanged($0, tell) }
  }

  /// The options in an arrangement.
  private func list(_ look: OptionsLook, _ state: OptionsState, isMenu: Bool = false) -> some View {
    // The options read the value when they need it. Reading it here redraws them when it changes.
    if remember == nil { _ = selection.wrappedValue }
    return Options(
      look: look, state: state,
      isChosen: { [isKnown] in isKnown && ($0 as? SelectionValue) == selection.wrappedValue },
      choose: {
        if let value = $0 as? SelectionValue { selection.wrappedValue = value }
        closeMenus()
      }, close: closeMenus,
      isPrivate: { [options] in isMenu && options.behavior?.layoutNode.hasPrivateLabel == true },
      // In a segment, a long title becomes smaller before it is cut.
      inside: content.lineLimit(look == .rows ? 2 : 1).shrinkingTexts(to: look == .segments ? 0.75 : 1))
  }

  /// Passes a touch on to the options with the point where it started.
  private func follow(_ event: ContactGesture.Value) {
    if isReadOnly { return }
    if event.phase == .down {
      start = event.location
      edits.touch(true, tell)
    }
    options.behavior?.follow(event, startedAt: start)
    if event.phase == .up || event.phase == .cancelled { edits.touch(false, tell) }
  }

  /// Tells who watches whether the picker is edited.
  private func tell(_ isEdited: Bool) { watch?.tell(isEdited, edits) }

  /// Knob and keys move the selection, and restore it when they are cancelled.
  private var focus: FocusTarget {
    var target = FocusTarget()
    if isReadOnly { return target }
    target.editing.goesDown = true
    target.editing.adjust = { _, places in options.behavior?.move(by: places) ?? false }
    target.editing.moveToEnd = { _, isLast in _ = options.behavior?.move(by: isLast ? 10_000 : -10_000) }
    target.editing.begin = {
      let restore = remember?() ?? { [former = selection.wrappedValue] in selection.wrappedValue = former }
      edits.beginByKnob(restoring: restore, tell)
    }
    target.editing.revert = { edits.revert() }
    return target
  }

  // MARK: Page

  /// The picker as a link to a page with the options.
  private var link: some View {
    NavigationLink {
      PickerPage(selection: selection, remember: remember, label: label, content: content)
    } label: {
      LabeledContent {
        // Where the value does not fit beside the label, it is below it.
        chosen.layoutValue(key: LabelBeside.FillsRow.self, value: true)
      } label: {
        label
      }
    }
  }

  // MARK: Menu

  /// In a list the whole row opens the menu, elsewhere the button.
  @ViewBuilder private var menu: some View {
    if isReadOnly {
      LabeledControl(label: label) { chosen.foregroundStyle(.secondary) }
    } else if place.isInList {
      LabeledControl(label: label) { face.layoutValue(key: LabelBeside.FillsRow.self, value: true) }
        .modifier(RowTouchModifier())
        .modifier(PressTouchModifier(isPressed: { isPressed = $0 }, action: open))
    } else {
      LabeledControl(label: label) {
        face.modifier(PressTouchModifier(isPressed: { isPressed = $0 }, action: open))
          .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }

  /// The selected option, or what stands for it. The option stays in the tree: it is read out.
  @ViewBuilder private var chosen: some View {
    if let label = isKnown ? valueLabel : AnyView(Text(verbatim: UnknownValue.text)) {
      label.accessibilityHidden(true)
        .background { list(.chosen, options).frame(width: 0, height: 0).clipped() }
    } else {
      // A value that cannot be changed has its own width: it ends at the edge of its row.
      list(look == .page || isReadOnly ? .page : .chosen, options)
    }
  }

  /// Opens the menu with the options.
  private func open() { isOpen = true }

  /// Closes the menu with the options, and the menu in which the picker is.
  private func closeMenus() {
    isOpen = false
    place.closeMenu?()
  }

  /// The button with the selected option, and the menu while it is open.
  private var face: some View {
    MenuButtonBody(isPressed: isPressed) { chosen }
      .modifier(PressFocusModifier(radius: 12, isPressed: { isPressed = $0 }, action: open))
      .modifier(
        ModalModifier(isPresented: isOpen, dismiss: { isOpen = false }, place: .anchored) {
          MenuOptions(list: { list(.rows, $0, isMenu: true) }, close: closeMenus)
        })
  }
}

/// A page with all options. It is left when the selection changes.
private struct PickerPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  /// As for the picker.
  let remember: (() -> () -> Void)?
  let label: Label
  let content: Content
  @Environment({ $0.dismiss }) private var dismiss

  var body: some View {
    Form {
      Section {
        Picker(selection: selection, remember: remember, label: label, content: content)
          .pickerStyle(.inline).labelsHidden()
      } header: {
        label
      }
    }
    .onChange(of: remember == nil ? selection.wrappedValue : nil) { dismiss() }
  }
}

/// A label, unless labels are hidden.
package struct ShownLabel<Label: View>: View {
  let label: Label
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  package init(label: Label) { self.label = label }

  package var body: some View { if !areLabelsHidden { label } }
}
