// What an application imports is one module, as with SwiftUI; Foundation costs a program only what it calls.
@_exported import Foundation
@_exported import Graphics
@_exported import Interface
@_exported import LinuxHost
@_exported import Observation

// Names that Foundation has too are handed on by themselves, so that they go before Foundation's also in a file that
// imports it beside.
@_exported import struct Interface.IndexSet
@_exported import typealias Interface.CGFloat
@_exported import typealias Interface.CGPoint
@_exported import typealias Interface.CGRect
@_exported import typealias Interface.CGSize
