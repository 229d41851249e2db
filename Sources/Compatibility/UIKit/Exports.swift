// Value types for what sources of SwiftUI ask UIKit for. Views of UIKit are not here: a panel draws SwiftUI's alone.
@_exported import Faceplate
