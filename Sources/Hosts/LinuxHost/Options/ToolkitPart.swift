/// A part of the toolkit that a program contains only if its manifest names it: a trait of Faceplate’s package.
package nonisolated enum ToolkitPart: String, CaseIterable, Sendable {
  case charts = "Charts"
  case instruments = "Instruments"
  case payments = "Payments"
  case appliance = "Appliance"
  case links = "Links"
  case panelFiles = "PanelFiles"
  case remoteView = "RemoteView"
  case speech = "Speech"
  case languages = "Languages"

  /// Whether this program contains the part.
  package var isIncluded: Bool { Self.included.contains(self) }

  /// The parts that this program contains.
  package static let included: Set<ToolkitPart> = {
    var parts: Set<ToolkitPart> = []
    #if Charts
    parts.insert(.charts)
    #endif
    #if Instruments
    parts.insert(.instruments)
    #endif
    #if Payments
    parts.insert(.payments)
    #endif
    #if Appliance
    parts.insert(.appliance)
    #endif
    #if Links
    parts.insert(.links)
    #endif
    #if PanelFiles
    parts.insert(.panelFiles)
    #endif
    #if RemoteView
    parts.insert(.remoteView)
    #endif
    #if Speech
    parts.insert(.speech)
    #endif
    #if Languages
    parts.insert(.languages)
    #endif
    return parts
  }()

  /// The message of a program without the part, to complete a sentence that ends in a colon.
  package var absence: String {
    "this program is built without \(rawValue)\n"
      + "  fix: add \"\(rawValue)\" to the traits of the dependency on Faceplate in Package.swift, and build the program again"
  }
}
