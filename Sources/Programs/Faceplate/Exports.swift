// An application imports a single module, as with SwiftUI. Foundation costs a program only what it calls.
@_exported import Clocks
@_exported import Combine
@_exported import CommandLine
@_exported import Controls
@_exported import FaceplateFoundation
@_exported import Foundation
@_exported import FoundationPublishers
@_exported import Graphics
@_exported import LinuxHost
@_exported import Localization
@_exported import Looks
@_exported import Observation
@_exported import Operation
@_exported import Runtime
@_exported import Values

// Names that Foundation has, too, are exported one by one, so that they take precedence in files that also import
// Foundation.
@_exported import class FoundationPublishers.Timer
@_exported import struct Runtime.IndexSet
@_exported import typealias Runtime.CGFloat
@_exported import typealias Runtime.CGPoint
@_exported import typealias Runtime.CGRect
@_exported import typealias Runtime.CGSize

// The parts that the manifest of the program names.
#if Appliance
@_exported import Appliance
#endif
#if Charts
@_exported import Charting
#endif
#if Instruments
@_exported import Instruments
#endif
#if Payments
@_exported import Payments
#endif
