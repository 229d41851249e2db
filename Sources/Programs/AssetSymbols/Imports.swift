import Foundation

/// The names that Apple's systems have in Foundation, and Linux in its own module.
private let networking = [
  "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
  "URLAuthenticationChallenge", "HTTPCookie",
]

/// Returns the text of a source whose imports hold in all sources of a target.
///
/// On Apple's systems a file that imports Foundation alone knows `ObservableObject` and shares `CGPoint` with SwiftUI.
/// Here it does so by this source.
///
/// - Throws: an error where a source cannot be read.
func imports(of sources: [URL]) throws -> String {
  let usesNetwork = try sources.contains { source in
    let text = try String(contentsOf: source, encoding: .utf8)
    return networking.contains { text.contains($0) }
  }
  let lines = [
    "// Written by asset-symbols for sources that were written for Apple's systems.", "@_exported import SwiftUI",
    usesNetwork ? "@_exported import FoundationNetworking\n" : "",
  ]
  return lines.joined(separator: "\n")
}
