@testable import Faceplate
@testable import Operation

extension Kiosk {
  fileprivate func greet(_ arguments: Arguments) throws -> Int32 { 0 }
}
