/// Further characteristics of an element for a screen reader.
public nonisolated struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// One bit for each trait.
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// Creates an empty set.
  public init() { bits = 0 }

  /// The element performs an action when it is pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The element is the heading of a section.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The element is selected or switched on.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The element opens another view.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The element plays its own sound when it is pressed.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The element summarises the panel.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The label or the value changes frequently.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The element starts to play media when it is pressed.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The element handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The page is turned when the element has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The elements outside this one cannot be reached.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The element can be switched on and off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The element contains tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// The traits with their names, in the order of a dump.
  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"), (.isKeyboardKey, "key"),
    (.isStaticText, "text"), (.isSummaryElement, "summary"), (.updatesFrequently, "updates frequently"),
    (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct interaction"),
    (.causesPageTurn, "turns page"), (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"),
  ]

  /// The names of the traits, for dumps.
  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// Returns whether the set contains all traits of another.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Adds traits to the set.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes traits from the set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : AccessibilityTraits(bits: common)
  }

  /// Adds traits, and returns them if they were in the set already.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let before = contains(newMember)
    bits |= newMember.bits
    return before ? newMember : nil
  }

  /// Returns the traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }
  /// Returns the traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }
  /// Returns the traits of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(bits: bits ^ other.bits)
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Removes the traits that another set does not contain.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Replaces the set by the traits of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
