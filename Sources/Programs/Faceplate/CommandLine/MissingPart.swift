import Headless
import LinuxHost

/// The error of a command or an option whose part of the toolkit is not in this program.
struct MissingPart: Error, CustomStringConvertible {
  /// What is missing, and how to add it.
  let description: String

  /// Creates the error of a command or an option.
  init(_ part: Part, for word: String) { description = "\(word): \(part.absence)" }
}

// The commands of parts that this program is built without. Help lists them all the same, so that it is the same for every
// program, and they say what to add.
extension Kiosk {
  #if !PanelFiles
  func printSchema(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.panelFiles, for: "schema") }
  func panelFilePage(_ arguments: Arguments) throws -> ManualPage {
    throw MissingPart(.panelFiles, for: "manual panel")
  }
  func panelFileStart() throws -> String { throw MissingPart(.panelFiles, for: "new --panel") }
  func checkPanel(_ path: String, _ arguments: Arguments) throws -> Bool {
    throw MissingPart(.panelFiles, for: "--panel")
  }
  #endif

  #if !Appliance
  func printPasscode(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.appliance, for: "passcode") }
  #endif

  #if !Links
  func listFleet(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.links, for: "fleet") }
  #endif

  #if !Speech
  func listener(
    at panel: HeadlessHost, _ settings: PanelSettings?, _ arguments: Arguments
  ) throws -> any RenderListener { throw MissingPart(.speech, for: "--speech") }
  #endif

  #if !RemoteView
  func screenshot(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.remoteView, for: "screenshot") }
  func record(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.remoteView, for: "record") }
  #endif
}
