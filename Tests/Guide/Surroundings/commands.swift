@testable import CommandLine

extension Kiosk {
  fileprivate func greet(_ arguments: Arguments) throws -> Int32 { 0 }
}
