/// The values of a stage that can be set from outside, by name.
///
/// A tweak is known here from the moment when a view that declares it is first shown. Texts for tweaks that are not
/// known yet wait for them.
@MainActor public final class TweakStore {
  /// A tweak as a config file sees it.
  public nonisolated struct Declaration: Sendable {
    /// The name: a group and a key with a dot between.
    public let id: String
    /// The default as text.
    public let defaultText: String
    /// What can be written: the kind, the range, the step and the unit.
    public let description: String
    /// Where it is declared in the source, as "file:line".
    public let place: String
    /// What is wrong with a text and what to write instead, or `nil` for a good one.
    public let check: @MainActor @Sendable (String) -> String?
  }

  private struct Entry {
    var declaration: Declaration
    var cell: AnyObject
    /// How often the declaration has changed.
    var changes = 0
    var text: () -> String
    var apply: (String) -> Void
    var reset: () -> Void
    var isChanged: () -> Bool
    /// The tweak as a row of the tweak panel.
    var row: () -> AnyView
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  private var waiting: [String: String] = [:]
  private var isApplying = false
  /// How many tweaks there are, for who lists them.
  private let count = StoredLocation(0)

  /// Called with a tweak that was not known before; the text that it returns, if good, is the tweak's first value.
  public var onDeclare: (_ tweak: Declaration) -> String? = { _ in nil }
  /// Called with a name when the panel itself gives a value back to the layers below it.
  public var onReset: (_ id: String) -> Void = { _ in }
  /// Called with a name and the new text when the panel itself changes a value.
  public var onChange: (_ id: String, _ text: String) -> Void = { _, _ in }

  /// All tweaks as rows of the tweak panel; whoever asks follows when there are more.
  var items: [TweakItem] {
    _ = count.read()
    return order.compactMap { id in
      entries[id].map { TweakItem(id: id, description: $0.declaration.description, row: $0.row()) }
    }
  }

  /// How many tweaks have another value than their default; whoever asks follows.
  var changes: Int { entries.values.count { $0.isChanged() } }

  /// Does something once all views are built.
  var afterUpdate: (@escaping () -> Void) -> Void = { $0() }
  /// Told about mistakes in declarations.
  var report: (String) -> Void = { _ in }
  /// Cells of names that another type has taken, by name and type, so that their values stay too.
  private var strays: [String: [ObjectIdentifier: AnyObject]] = [:]

  init() {}

  /// The store of the stage whose views are being built: tweaks that are declared meanwhile belong to it.
  private(set) static var current: TweakStore?

  /// Runs `body` as a part of this store's stage.
  func whileCurrent<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  /// All tweaks, in the order in which they were first shown.
  public var declarations: [Declaration] { order.compactMap { entries[$0]?.declaration } }

  /// The names and values of all tweaks, in the order in which they were first shown.
  public var values: [(id: String, text: String)] { order.compactMap { id in entries[id].map { (id, $0.text()) } } }

  /// A value as text.
  public func text(of id: String) -> String? { entries[id]?.text() }

  /// Sets values from outside, all at once.
  ///
  /// - Parameters:
  ///   - texts: texts that have passed their declarations' checks; others are ignored.
  ///   - absent: the tweaks that go back to their defaults. All others keep what they have.
  public func apply(_ texts: [String: String], absent: Set<String> = []) {
    waiting.merge(texts) { $1 }
    for id in absent { waiting[id] = nil }
    applying {
      for id in absent { entries[id]?.reset() }
      for (id, text) in texts { entries[id]?.apply(text) }
    }
  }

  /// Gives a value back: it becomes what the files below the panel's own say, or its default.
  public func reset(_ id: String) {
    guard let entry = entries[id] else { return }
    waiting[id] = nil
    applying { entry.reset() }
    onReset(id)
  }

  /// Gives all values back.
  public func resetAll() { for id in order { reset(id) } }

  /// The cell of a tweak; makes it known. A name that another type has is reported.
  func cell<Value: TweakValue>(for spec: TweakSpec<Value>) -> TweakCell<Value> {
    guard let entry = entries[spec.id] else { return add(spec) }
    guard let known = entry.cell as? TweakCell<Value> else { return stray(spec, of: entry) }
    if spec.isAtSamePlace(as: known.spec), !spec.isSame(as: known.spec) { redefine(known, as: spec) }
    return known
  }

  private func add<Value: TweakValue>(_ spec: TweakSpec<Value>) -> TweakCell<Value> {
    let id = spec.id
    let cell = TweakCell(spec)
    let location = TweakLocation(spec.initial) { [weak self] in self?.changed(id, $0.tweakText) }
    cell.settle(at: location)
    let declaration = spec.declaration
    entries[id] = Entry(
      declaration: declaration, cell: cell, text: { location.value.tweakText },
      apply: { if let value = Value(tweakText: $0), cell.spec.accept(value) == nil { location.write(value) } },
      reset: { location.write(cell.spec.initial) }, isChanged: { location.read() != cell.spec.initial },
      row: { [unowned self] in AnyView(TweakRow(cell: cell, store: self)) })
    order.append(id)
    afterUpdate { [weak self] in if let self { count.write(order.count) } }
    if let text = onDeclare(declaration) ?? waiting[id] { applying { entries[id]?.apply(text) } }
    return cell
  }

  private func stray<Value: TweakValue>(_ spec: TweakSpec<Value>, of entry: Entry) -> TweakCell<Value> {
    let type = ObjectIdentifier(Value.self)
    if let known = strays[spec.id]?[type] as? TweakCell<Value> { return known }
    let first = entry.declaration
    report(
      "the tweak \(spec.id) is \(first.description) at \(first.place) and \(spec.describe()) at \(spec.place): "
        + "rename one of them")
    let cell = TweakCell(spec)
    cell.settle(at: StoredLocation(spec.initial))
    strays[spec.id, default: [:]][type] = cell
    return cell
  }

  /// The same declaration says something else than before: a value that nobody has changed follows.
  private func redefine<Value: TweakValue>(_ cell: TweakCell<Value>, as spec: TweakSpec<Value>) {
    let changes = (entries[spec.id]?.changes ?? 0) + 1
    // One declaration in a loop would go to and fro for ever.
    if changes > Limits.tweakChanges {
      return report(
        "the tweak \(spec.id) at \(spec.place) changes its default or its range all the time: give each use "
          + "a name of its own")
    }
    let wasInitial = cell.value == cell.spec.initial
    cell.redefine(spec)
    entries[spec.id]?.changes = changes
    entries[spec.id]?.declaration = spec.declaration
    if wasInitial || spec.accept(cell.value) != nil { applying { cell.value = spec.initial } }
    _ = onDeclare(spec.declaration)
  }

  private func applying(_ change: () -> Void) {
    let outer = isApplying
    isApplying = true
    change()
    isApplying = outer
  }

  private func changed(_ id: String, _ text: String) {
    if !isApplying { onChange(id, text) }
  }
}

/// A location that says when its value has changed.
private final class TweakLocation<Value: TweakValue>: StoredLocation<Value> {
  private let changed: (Value) -> Void

  init(_ value: Value, changed: @escaping (Value) -> Void) {
    self.changed = changed
    super.init(value)
  }

  override func write(_ value: Value) {
    let before = self.value
    super.write(value)
    if self.value != before { changed(self.value) }
  }
}
