import Looks
import Graphics
import Runtime
import Values

/// A text field as the on-screen keyboard sees it.
package final class TextInputClient {
  private let active = StoredLocation(false)
  /// Types into the text.
  package var type: ((inout TextEdit) -> Void) -> Void = { _ in }
  /// Deletes before the caret; `nil` if that changes only the text.
  var deleteBackward: (() -> Void)?
  /// Performs a command of the keyboard.
  package var perform: (TextCommand) -> Void = { _ in }
  var submit: () -> Void = {}
  /// Whether the Done key is Next at present, which moves to another place of the client.
  package var hasNext: () -> Bool = { false }
  /// Called when Done or Next is pressed. Returns whether the typing continues: then the text is not submitted, and the
  /// keyboard stays.
  package var goOn: () -> Bool = { false }
  /// Called when the keyboard has been closed.
  package var ended: () -> Void = {}
  /// Returns the layout node of the field.
  package var place: () -> LayoutNode? = { nil }
  /// Returns the text with its caret, for the line above the keys of a small screen.
  package var echo: () -> AnyView = { AnyView(EmptyView()) }

  /// Returns the frame of the field with everything that must stay visible beside it; `nil` for that of ``place``.
  package var area: () -> Rect? = { nil }
  /// The name of the field; `nil` if the echo shows it.
  var name: AnyView?
  /// Whether the text is hidden from remote viewers.
  package var isSecret = false
  /// The keys of the keyboard besides those of characters.
  private var extraKeys = (commands: true, sign: false)

  /// Whether the field has commands, such as Copy and Paste.
  package var hasCommands: Bool {
    get { extraKeys.commands }
    set { extraKeys.commands = newValue }
  }

  /// Whether a keypad of digits has a minus sign.
  var hasSign: Bool {
    get { extraKeys.sign }
    set { extraKeys.sign = newValue }
  }

  /// Returns the text with its caret; `nil` if the client has no such text.
  var edit: () -> TextEdit? = { nil }
  package init() {}

  /// The character before the caret; `nil` if there is none, or something is selected.
  var characterBefore: Character? {
    edit().flatMap { $0.selection.isEmpty && $0.caret > 0 ? $0.characters[$0.caret - 1] : nil }
  }

  /// Whether the keyboard types into the field.
  fileprivate(set) var isActive: Bool {
    get { active.read() }
    set { active.write(newValue) }
  }
}

/// The on-screen keyboard of a stage, and the field that it types into.
@MainActor package final class TextInput: StageService {
  private unowned let stage: Stage
  private var client: TextInputClient?
  private var isByKnob = false
  private let keypad = KeypadState()
  /// The top edge of the keyboard, in points; `nil` before it has been laid out.
  private var top: Double?
  private let covered = StoredLocation<Double?>(nil)

  /// The top edge of what the keyboard covers of the page, in points; `nil` while it covers nothing.
  var coveredFrom: Double? { covered.read() }

  package init(stage: Stage) { self.stage = stage }

  /// Opens the keyboard for a field. If the knob opened it, it takes the focus.
  ///
  /// - Parameter layouts: the names of the layouts that the user can choose from.
  package func open(_ client: TextInputClient, keypad: Keypad, layouts: [String] = [], byKnob: Bool) {
    if self.client !== client { end() }
    self.client = client
    client.isActive = true
    isByKnob = byKnob
    self.keypad.note = nil
    noteBanner()
    let target = KeypadTarget(
      hasNext: { [weak client] in client?.hasNext() ?? false }, echo: client.echo(), name: client.name,
      characterBefore: { [weak self] in self?.client?.characterBefore }, hasCommands: client.hasCommands,
      hasSign: client.hasSign,
      isSecret: client.isSecret || client.place()?.behavior.isPrivacySensitive ?? false,
      middle: { [weak self] in self?.middle },
      replace: { [weak self] old, new in self?.client?.type { $0.replaceBackward(old, with: new) } },
      act: { [weak self] in self?.act($0) })
    let view = KeypadView(
      keypad, layouts: layouts, isByKnob: byKnob, target: target, state: self.keypad,
      moved: { [weak self] in self?.moved(to: $0) })
    stage.present(AnyView(view))
    liftPage()
  }

  /// The characters of the field; `nil` without a field, and if the client has no text.
  fileprivate var characters: [Character]? { client?.edit()?.characters }

  private func moved(to edge: KeypadEdge) {
    top = edge.top
    covered.write(edge.hidesPage ? 0 : edge.top)
    liftPage()
  }

  /// The space that is kept visible around the field, for its name and its error, in points.
  private static let (spaceAbove, spaceBelow) = (26.0, 26.0)
  /// The space that is kept between the keyboard and ``TextInputClient/area``, in points. It includes room for the
  /// error.
  private static let spaceAround = 28.0

  /// The horizontal centre of the field, in points from the left edge; `nil` without a field, and on several screens.
  private var middle: Double? {
    guard stage.displayRegions == nil, let client, let field = client.place() else { return nil }
    return (client.area() ?? field.stageFrame).midX
  }

  /// Shows why a command had no effect in the line above the keys, and announces it.
  package func refuse(_ reason: String) {
    keypad.note = reason
    stage.announcer.announce(reason)
  }

  /// Moves the page up until the keyboard does not hide the field, and back when the keyboard is closed.
  ///
  /// On several screens the page does not move: it may be on another screen than the keyboard.
  private func liftPage() {
    guard let root = stage.rootLayoutNode.behavior as? RootBehavior else { return }
    guard let client, let top, stage.displayRegions == nil, let field = client.place() else { return lift(root, by: 0) }
    let frame = field.stageFrame.offsetBy(dx: 0, dy: root.lift)
    let area = (client.area() ?? field.stageFrame).offsetBy(dx: 0, dy: root.lift)
    let lowest = max(frame.maxY + Self.spaceBelow, area.maxY + Self.spaceAround)
    var needed = min(lowest - top, frame.minY - Self.spaceAbove - root.steadyHeight)
    // The line that is being typed is more important than the beginning of a long text.
    if let caret = (field.behavior as? TextPageBehavior)?.caretOnStage {
      needed = max(needed, caret.maxY + root.lift + Self.spaceBelow - top)
    }
    lift(root, by: max(0, min(needed, stage.size.height - top)).rounded(.up))
  }

  /// Raises the page by a distance, with the animation of the keyboard.
  private func lift(_ root: RootBehavior, by distance: Double) {
    let way = distance - root.lift
    root.lift = distance
    guard way != 0, let environment = root.node?.environment, let motion = environment.motionTokens.appearance,
      !environment.accessibilityReduceMotion
    else { return }
    root.glide(by: way, motion)
  }

  /// Keeps the field and a banner visible after something above the page has come or gone.
  package func pageMoved() {
    guard client != nil else { return }
    noteBanner()
    liftPage()
  }

  /// Tells the keyboard the height that it leaves to a banner.
  private func noteBanner() {
    let root = stage.displayRegions == nil ? stage.rootLayoutNode.behavior as? RootBehavior : nil
    keypad.bannerHeight = root?.steadyHeight ?? 0
  }

  /// Keeps the caret visible after it has moved in a text of several lines, which a layout node draws.
  func followCaret(in layoutNode: LayoutNode) { if client?.place() === layoutNode { liftPage() } }

  /// Keeps the field visible after the input has moved to another place of the same client.
  package func follow(_ client: TextInputClient) { if client === self.client { liftPage() } }

  /// Closes the keyboard after the focus has left its field, unless the focus went to the keyboard itself.
  package func focusLeft(_ client: TextInputClient) {
    if !isByKnob { close(client) }
  }

  /// Closes the keyboard if it types into a field, which is about to vanish.
  package func close(_ client: TextInputClient) { if client === self.client { close() } }

  /// Closes the keyboard and ends editing.
  func close() {
    end()
    top = nil
    covered.write(nil)
    liftPage()
    stage.present(nil)
  }

  /// Detaches the keyboard from its field.
  private func end() {
    guard let client else { return }
    self.client = nil
    client.isActive = false
    client.ended()
    // Release the closures, which retain the field.
    client.type = { _ in }
    client.deleteBackward = nil
    client.perform = { _ in }
    client.submit = {}
    client.hasNext = { false }
    client.goOn = { false }
    client.ended = {}
    client.place = { nil }
    client.area = { nil }
    client.name = nil
    client.echo = { AnyView(EmptyView()) }
    client.edit = { nil }
  }

  /// Performs a key of the keyboard.
  private func act(_ key: KeypadKey) {
    guard let client else { return }
    switch key {
    case .delete:
      if let delete = client.deleteBackward { delete() } else { client.type { $0.deleteBackward() } }
    case .done:
      if client.goOn() { return }
      client.submit()
      close()
    case .close: close()
    case .command(let command): client.perform(command)
    // The keyboard handles these itself.
    case .text, .letters, .language, .accents, .shift, .page, .edit: break
    }
  }
}

extension Stage {
  /// The text of the field that the on-screen keyboard types into, even if it is secret; `nil` without a keyboard, and
  /// for a field that has no text.
  package var charactersTyped: [Character]? {
    Tracker.untracked { services.existing(TextInput.self)?.characters }
  }
}

private enum KeypadEnvironmentKey: EnvironmentKey { static var defaultValue: Keypad { .full } }
private enum SubmitKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
private enum SubmitTriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }
private enum BorderedKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// The on-screen keyboard of the panel; `nil` off a stage.
  package var textInput: TextInput? { stage?.service(TextInput.self) }

  /// The on-screen keyboard of text fields.
  var keypad: Keypad {
    get { self[KeypadEnvironmentKey.self] }
    set { self[KeypadEnvironmentKey.self] = newValue }
  }

  /// The actions for a submitted text, from the innermost to the outermost.
  package var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// The trigger of text fields: `search` in a search field.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }

  /// Whether text fields draw a border and a background; `nil` if each does so unless the application draws a box
  /// around it.
  var isTextFieldBordered: Bool? {
    get { self[BorderedKey.self] }
    set { self[BorderedKey.self] = newValue }
  }
}
