/// What else somebody should know about a view who cannot see it.
public nonisolated struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  /// Acts when pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// Begins a part of the panel.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// Is chosen, or on.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// Leads elsewhere.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// Takes words to search for.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// Makes a sound of its own when pressed.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// Is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// Sums up the panel.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Starts to play something when pressed.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// Handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// Turns a page once it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Keeps everything else out of reach.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// Is on or off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// Holds tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"), (.isKeyboardKey, "key"),
    (.isStaticText, "text"), (.isSummaryElement, "summary"), (.updatesFrequently, "updates frequently"),
    (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct interaction"),
    (.causesPageTurn, "turns page"), (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"),
  ]

  /// The names of the traits, for dumps.
  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Takes traits away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : AccessibilityTraits(bits: common)
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let before = contains(newMember)
    bits |= newMember.bits
    return before ? newMember : nil
  }

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }
  /// The traits in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }
  /// The traits in one of both only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(bits: bits ^ other.bits)
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits of another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits in one of both only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
