/// The open screens and the cards that they are on.
struct OpenScreens {
  private(set) var slots: [ScreenSlot] = []
  /// The former screens during a reopening; screens that are still wanted stay open.
  private(set) var former: [ScreenSlot] = []
  /// The open cards, by path.
  var cards: [String: any Adapter] = [:]
  /// Whether the next reopening, which may wait for buffers, keeps the modes of the screens.
  var keepsModes = true
  /// Whether the screens are to be opened again once the panel's virtual terminal is active.
  var awaitsTerminal = false

  var first: ScreenSlot? { slots.first(where: \.isConnected) }

  /// Takes the screens that have been opened.
  mutating func show(on slots: [ScreenSlot]) { self.slots = slots }

  /// Turns the present screens into the former screens. The cards stay open: a second descriptor of a card would not be
  /// its master.
  mutating func beginReopening() { (former, slots) = (slots, []) }

  /// Keeps only some of the former screens; the others close.
  mutating func keep(_ former: [ScreenSlot]) { self.former = former }

  /// Closes all former screens and the cards, for a device that needs the hardware alone.
  mutating func closeFormer() { (former, cards) = ([], [:]) }

  mutating func closeAll() { (slots, cards) = ([], [:]) }

  /// Drops a card that is gone, with its screens.
  mutating func drop(_ card: any Adapter) {
    cards[card.path] = nil
    slots.removeAll { ($0.screen as? any RoutedScreen)?.adapter === card }
  }
}
