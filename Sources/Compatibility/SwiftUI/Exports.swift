// Sources that say `import SwiftUI` compile unchanged in packages that depend on this product. It exists on Linux only:
// elsewhere it would be taken for the system's own module. As there, it brings the names of UIKit along: most sources
// that say `UIScreen.main` or `Color(.systemBackground)` import nothing else. The folder `WithoutEffect`
// has the names that such sources use and that make no difference on a panel: with each the compiler warns, and says why.
@_exported import Faceplate
@_exported import UIKit
