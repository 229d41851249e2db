@testable import Faceplate

extension Kiosk {
  fileprivate func greet(_ arguments: Arguments) throws -> Int32 { 0 }
}
