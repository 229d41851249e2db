// What an application imports is one module, as with SwiftUI; Foundation costs a program only what it calls.
@_exported import Combine
@_exported import Foundation
// Weakly: types that only mention a date or an address would else bring all of it (5 MB) into every program. Whatever
// makes a date or an address links what it needs; a public function here that could be called without either must be
// `@inlinable` and name the type itself, as TimelineView does.
@_weakLinked import FoundationEssentials
@_exported import FoundationPublishers
@_exported import Graphics
@_exported import Controls
@_exported import Runtime
@_exported import LinuxHost
@_exported import Observation
@_exported import Values

// Names that Foundation has too are handed on by themselves, so that they go before Foundation's also in a file that
// imports it beside.
@_exported import struct Runtime.IndexSet
@_exported import typealias Runtime.CGFloat
@_exported import typealias Runtime.CGPoint
@_exported import typealias Runtime.CGRect
@_exported import typealias Runtime.CGSize
