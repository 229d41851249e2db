import Runtime
import Values

/// The values of a stage that can be set from outside, by name.
///
/// A tweak is registered when a view that declares it is first shown. Texts for tweaks that are not registered
/// yet are kept for them.
@MainActor public final class TweakStore: StageService {
  /// A tweak as a config file sees it.
  public nonisolated struct Declaration: Sendable {
    /// The name: a group and a key separated by a dot.
    public let id: String
    /// The default value, written as in the config file.
    public let defaultText: String
    /// A description of valid texts: the kind of value, the range, the step and the unit.
    public let description: String
    /// The place of the declaration in the source, as "file:line".
    public let place: String
    /// Whether only the person at the panel may see the value: no message quotes it.
    public let isPrivate: Bool
    /// Returns a message that says why a text is invalid and what to write instead; `nil` for a valid one.
    public let check: @MainActor @Sendable (String) -> String?
  }

  /// A registered tweak with the type of its value erased.
  private struct Entry {
    var declaration: Declaration
    var cell: AnyObject
    /// The number of changes of the declaration.
    var changes = 0
    /// The nearest value, as long as it stands in for one that a new declaration does not accept; `nil` otherwise.
    var standIn: String?
    var text: () -> String
    var apply: (String) -> Void
    var reset: () -> Void
    var isChanged: () -> Bool
    /// The row of the tweak on the tweak panel.
    var row: () -> AnyView
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  private var waiting: [String: String] = [:]
  private var isApplying = false
  /// The number of changes of the list of tweaks, for views that show it.
  private let listVersion = StoredLocation(0)
  private var isListChanging = false
  /// The number of views that use each tweak; `nil` for a tweak that no view has used yet.
  var uses: [String: Int] = [:]

  /// The tweaks whose values live outside the panel, by name. The config file has none of them.
  package internal(set) var linked: [String: LinkedTweak] = [:]
  /// Called when a tweak whose value lives outside the panel is registered.
  package var onLink: () -> Void = {}
  /// Called with a tweak whose value lives outside the panel, after the panel has set it.
  package var onLinkedChange: (_ tweak: LinkedTweak) -> Void = { _ in }

  /// Called when a tweak is registered. A valid text that it returns becomes the first value.
  public var onDeclare: (_ tweak: Declaration) -> String? = { _ in nil }
  /// Called with a name after the panel has reset a value to that of the layers below its own file.
  public var onReset: (_ id: String) -> Void = { _ in }
  /// Called with a name and the new text after the panel has changed a value.
  public var onChange: (_ id: String, _ text: String) -> Void = { _, _ in }

  /// Returns the rows of the tweaks that views use, sorted by name. The caller then depends on the list of tweaks.
  ///
  /// - Parameter scope: the part of the panel whose tweaks are listed; `nil` for the whole panel.
  func items(in scope: TweakScope? = nil) -> [TweakItem] {
    _ = listVersion.read()
    let listed = order.filter { isListed($0, in: scope) }.sorted()
    let ordered = listed.filter { !Self.isOfEveryPanel($0) } + listed.filter(Self.isOfEveryPanel)
    return ordered.compactMap { id in
      entries[id].map { TweakItem(id: id, description: $0.declaration.description, row: $0.row()) }
    }
  }

  /// Whether every panel has a setting: that is so for those of the on-screen keyboard and of the tweak panel. Lists
  /// show them after the panel's own.
  package nonisolated static func isOfEveryPanel(_ id: String) -> Bool {
    id.hasPrefix("keyboard.") || id.hasPrefix("tweaks.")
  }

  /// Makes views that show the list build it again.
  func listChanged() {
    if isListChanging { return }
    isListChanging = true
    stage?.afterUpdate { [weak self] in
      guard let self else { return }
      isListChanging = false
      listVersion.write(listVersion.value + 1)
    }
  }

  /// The number of tweaks whose value differs from the default. Reading it makes the caller depend on all
  /// values.
  var changes: Int { entries.values.count { $0.isChanged() } }

  /// Weak: it is `nil` while the stage is being released, and with it the views that use tweaks.
  private weak var stage: Stage?
  /// The cells of names that are declared with a second type, by name and type, so that they keep their values
  /// too.
  private var strays: [String: [ObjectIdentifier: AnyObject]] = [:]

  package init(stage: Stage) { self.stage = stage }

  /// The store of the stage whose views are being built; `nil` outside an update.
  static var current: TweakStore? { Stage.current?.tweaks }

  /// The declarations of all tweaks, in the order in which they were first shown.
  public var declarations: [Declaration] { order.compactMap { entries[$0]?.declaration } }

  /// The names and the texts of all tweaks, in the order in which they were first shown.
  public var values: [(id: String, text: String)] { order.compactMap { id in entries[id].map { (id, $0.text()) } } }

  /// Returns the text of a value; `nil` for an unknown name.
  public func text(of id: String) -> String? { entries[id]?.text() }

  /// Sets several values from outside.
  ///
  /// - Parameters:
  ///   - texts: the texts by name. Invalid ones are ignored, so check them with the declarations first.
  ///   - absent: the names of the tweaks that are reset to their defaults. All others keep their values.
  public func apply(_ texts: [String: String], absent: Set<String> = []) {
    waiting.merge(texts) { $1 }
    for id in absent { waiting[id] = nil }
    applying {
      for id in absent { entries[id]?.reset() }
      for (id, text) in texts { entries[id]?.apply(text) }
    }
  }

  /// Resets a value to that of the layers below the panel's own file, or to its default.
  public func reset(_ id: String) {
    guard let entry = entries[id] else { return }
    waiting[id] = nil
    applying { entry.reset() }
    onReset(id)
  }

  /// Resets all values to those of the layers below the panel's own file, or to their defaults.
  public func resetAll() { for id in order { reset(id) } }

  /// Returns the cell of a tweak, and registers it if it is new. A name that is declared with another type is
  /// reported.
  func cell<Value: TweakValue>(for spec: TweakSpec<Value>) -> TweakCell<Value> {
    guard let entry = entries[spec.id] else { return add(spec) }
    guard let known = entry.cell as? TweakCell<Value> else { return stray(spec, of: entry) }
    if spec.isAtSamePlace(as: known.spec), !spec.isSame(as: known.spec) { redefine(known, as: spec) }
    return known
  }

  /// Registers a tweak. A text that was received before becomes its first value.
  private func add<Value: TweakValue>(_ spec: TweakSpec<Value>) -> TweakCell<Value> {
    let id = spec.id
    let cell = TweakCell(spec)
    let location = ReportingLocation(spec.initial) { [weak self] in self?.changed(id, $0.tweakText) }
    cell.settle(at: location, of: self)
    let declaration = spec.declaration
    entries[id] = Entry(
      declaration: declaration, cell: cell, text: { location.value.tweakText },
      apply: { if let value = cell.spec.value(of: $0) { location.write(value) } },
      reset: { location.write(cell.spec.initial) }, isChanged: { location.read() != cell.spec.initial },
      row: { [unowned self] in AnyView(TweakRow(cell: cell, store: self)) })
    if spec.link != nil {
      link(spec, location)
      return cell
    }
    order.append(id)
    listChanged()
    if let text = onDeclare(declaration) ?? waiting[id] { applying { entries[id]?.apply(text) } }
    return cell
  }

  /// Returns the cell of a tweak whose name another type has, and reports the conflict once.
  private func stray<Value: TweakValue>(_ spec: TweakSpec<Value>, of entry: Entry) -> TweakCell<Value> {
    let type = ObjectIdentifier(Value.self)
    if let known = strays[spec.id]?[type] as? TweakCell<Value> { return known }
    let first = entry.declaration
    stage?.report(
      "the tweak \(spec.id) is \(first.description) at \(first.place) and \(spec.describe()) at \(spec.place): "
        + "rename one of them")
    let cell = TweakCell(spec)
    cell.settle(at: StoredLocation(spec.initial), of: self)
    strays[spec.id, default: [:]][type] = cell
    return cell
  }

  /// Replaces the declaration of a tweak that is declared differently at the same place. A value that is still
  /// the default follows it.
  private func redefine<Value: TweakValue>(_ cell: TweakCell<Value>, as spec: TweakSpec<Value>) {
    let changes = (entries[spec.id]?.changes ?? 0) + 1
    // A declaration in a loop could alternate between two forms for ever.
    if changes > ControlsLimits.tweakChanges {
      stage?.report(
        "the tweak \(spec.id) at \(spec.place) changes its default or its range all the time: give each use "
          + "its own name")
      return
    }
    entries[spec.id]?.changes = changes
    replace(cell, with: spec)
  }

  /// Replaces a declaration. A value that is still the default becomes the new default, and a value that the new
  /// declaration does not accept the nearest one or the default. A valid text in the config file takes precedence over both,
  /// also once a later declaration accepts it again.
  private func replace<Value: TweakValue>(_ cell: TweakCell<Value>, with spec: TweakSpec<Value>) {
    // A declaration does not change a value that a device reports.
    let isDefault = cell.value == cell.spec.initial
    let standsIn = entries[spec.id]?.standIn == cell.value.tweakText
    let isRefused = spec.link == nil && spec.accept(cell.value) != nil
    let isFree = isDefault || standsIn || isRefused
    cell.redefine(spec)
    entries[spec.id]?.declaration = spec.declaration
    if isFree { applying { cell.value = (isDefault ? nil : spec.nearest?(cell.value)) ?? spec.initial } }
    entries[spec.id]?.standIn = !isDefault && (standsIn || isRefused) ? cell.value.tweakText : nil
    if let text = onDeclare(spec.declaration), isFree { applying { entries[spec.id]?.apply(text) } }
  }

  /// Tells what has changed in a declaration, which still accepts the same values.
  func tellDeclaration<Value: TweakValue>(of cell: TweakCell<Value>) {
    guard let entry = entries[cell.spec.id], entry.cell === cell else { return }
    entries[cell.spec.id]?.declaration = cell.spec.declaration
    // The value stays what it is.
    if cell.spec.link == nil { _ = onDeclare(cell.spec.declaration) }
  }

  /// Declares a tweak from data, or declares it again, and returns the location of its value.
  ///
  /// - Returns: the location; `nil` if the name belongs to a tweak of another type, which is reported.
  package func declare<Value: TweakValue>(_ tweak: TweakData<Value>) -> ValueLocation<Value>? {
    let spec = tweak.spec
    guard let entry = entries[spec.id] else { return add(spec).placed }
    guard let cell = entry.cell as? TweakCell<Value> else { return stray(spec, of: entry).placed }
    replace(cell, with: spec)
    return cell.placed
  }

  /// Makes changes that come from outside, which are not reported by ``onChange``.
  func applying(_ change: () -> Void) {
    let outer = isApplying
    isApplying = true
    change()
    isApplying = outer
  }

  /// Passes on that a value outside the panel was set to what it was already.
  func tellOrder(of id: String) {
    if !isApplying, let tweak = linked[id] { onLinkedChange(tweak) }
  }

  private func changed(_ id: String, _ text: String) {
    if isApplying { return }
    if let tweak = linked[id] { onLinkedChange(tweak) } else { onChange(id, text) }
  }
}

extension Stage {
  /// The values of the stage that can be set from outside.
  public var tweaks: TweakStore { service(TweakStore.self) }
}
