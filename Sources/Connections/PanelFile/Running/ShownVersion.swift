import Runtime

/// The version of the file that a panel shows, and the mistakes of the newest version.
@MainActor struct ShownVersion {
  private let shown = StoredLocation<PanelDocument?>(nil)
  /// The mistakes of the newest version of the file; empty while that is shown.
  let problems = StoredLocation<[PanelProblem]>([])

  /// The file that is shown; `nil` as long as none was good.
  var document: PanelDocument? { shown.read() }

  /// Notes the mistakes in what was read.
  ///
  /// - Returns: The version to show next; `nil` if the previous one stays.
  func adopt(_ reading: PanelReading) -> PanelDocument? {
    problems.write(reading.document == nil ? reading.problems : [])
    return reading.document ?? reading.standIn
  }

  /// Shows a version.
  func show(_ document: PanelDocument) { shown.write(document) }
}
