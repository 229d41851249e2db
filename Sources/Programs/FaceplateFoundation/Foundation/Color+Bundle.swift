import Foundation
import Looks

extension Color {
  /// Creates the colour of a colour set in an asset catalog among the program's resources; see ``init(_:)``. The catalogs
  /// of all bundles are searched, since the package manager puts them side by side.
  @available(*, deprecated, message: "The catalogs of all bundles are searched; leave bundle out.")
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
