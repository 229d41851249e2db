/// A device that plays patterns. It is opened and used on its own thread, and may wait there.
nonisolated protocol FeedbackOutput {
  /// Plays a pattern, and returns when it is over.
  ///
  /// - Throws: ``FeedbackFault`` if the device is not there or has failed. It is opened again for the next pattern.
  mutating func play(_ pattern: FeedbackPattern) throws
  /// Closes the device.
  mutating func close()
}

/// The reason why a device plays nothing.
nonisolated struct FeedbackFault: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
