import CLinux

/// The kind of sources that the running program is made of.
package enum ProgramSources {
  /// Whether they import SwiftUI by name: whether the program is linked with the product `SwiftUI`.
  package static let areOfSwiftUI = clinux_has_sources_of_swiftui()
}
