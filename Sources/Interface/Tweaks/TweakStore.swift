/// The values of a stage that can be set from outside, by name.
///
/// A tweak is known here from the moment when a view that declares it is first shown. Texts for tweaks that are not
/// known yet wait for them.
public final class TweakStore {
  /// A tweak as a config file sees it.
  public struct Declaration: Sendable {
    /// The name: a group and a key with a dot between.
    public let id: String
    /// The default as text.
    public let defaultText: String
    /// What can be written: the kind, the range, the step and the unit.
    public let description: String
    /// What is wrong with a text and what to write instead, or `nil` for a good one.
    public let check: @MainActor @Sendable (String) -> String?
  }

  private struct Entry {
    var declaration: Declaration
    var location: Location
    var text: () -> String
    var apply: (String) -> Void
    var reset: () -> Void
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  private var waiting: [String: String] = [:]
  private var isApplying = false

  /// Called with a tweak that was not known before; the text that it returns, if good, is the tweak's first value.
  public var onDeclare: (_ tweak: Declaration) -> String? = { _ in nil }
  /// Called with a name when the panel itself gives a value back to the layers below it.
  public var onReset: (_ id: String) -> Void = { _ in }
  /// Called with a name and the new text when the panel itself changes a value.
  public var onChange: (_ id: String, _ text: String) -> Void = { _, _ in }

  init() {}

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
    isApplying = true
    waiting.merge(texts) { $1 }
    for id in absent {
      waiting[id] = nil
      entries[id]?.reset()
    }
    for (id, text) in texts { entries[id]?.apply(text) }
    isApplying = false
  }

  /// Gives a value back: it becomes what the files below the panel's own say, or its default.
  public func reset(_ id: String) {
    guard let entry = entries[id] else { return }
    isApplying = true
    entry.reset()
    isApplying = false
    onReset(id)
  }

  /// Gives all values back.
  public func resetAll() { for id in order { reset(id) } }

  /// The location of a tweak; makes it known. A name that is taken by another type is reported.
  func location<Value: TweakValue>(
    _ id: String, initial: Value, description: String, accept: @escaping (Value) -> String?,
    report: (String) -> Void
  ) -> StoredLocation<Value> {
    if let entry = entries[id] {
      if let known = entry.location as? StoredLocation<Value> { return known }
      report("the tweak \(id) is declared with two types: rename one of them")
      return StoredLocation(initial)
    }
    let location = TweakLocation(initial) { [weak self] in self?.changed(id, $0.tweakText) }
    let declaration = Declaration(id: id, defaultText: initial.tweakText, description: description) { text in
      guard let value = Value(tweakText: text) else { return "must be \(description)" }
      return accept(value)
    }
    entries[id] = Entry(
      declaration: declaration, location: location, text: { location.value.tweakText },
      apply: { if let value = Value(tweakText: $0), accept(value) == nil { location.write(value) } },
      reset: { location.write(initial) })
    order.append(id)
    if let text = onDeclare(declaration) ?? waiting[id] {
      isApplying = true
      entries[id]?.apply(text)
      isApplying = false
    }
    return location
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
