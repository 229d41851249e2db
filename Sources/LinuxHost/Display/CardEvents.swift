/// Reads a card's flip events. The kernel hands back the pointer that came with each flip.
extension Display {
  /// Counts the flips of every display of a card; false once the card is gone.
  static func readFlips(of card: Card) -> Bool {
    card.readEvents { _, _, _, _, _, data in
      guard let data else { return }
      Unmanaged<FlipCounter>.fromOpaque(data).takeUnretainedValue().count += 1
    }
  }
}

/// What a flip event counts in: a class, because the kernel hands back a pointer.
final class FlipCounter {
  var count = 0
}
