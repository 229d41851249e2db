import FaceplateTesting
import SwiftUI
import Testing

private struct Field: View {
  @StateObject var rover: Rover

  var body: some View {
    Color.black.frame(width: rover.size.width, height: rover.size.height).position(rover.place)
      .onTapGesture { rover.drive() }
  }
}

@MainActor
@Suite("Sources that import Foundation alone")
struct FoundationSourceTests {
  @Test("A model without any other import moves a view, and asks for a page of the network")
  func model() throws {
    let rover = Rover()
    let panel = try Harness(size: CGSize(width: 80, height: 40)) { Field(rover: rover) }
    func isBlack(_ x: Int) -> Bool { panel.snapshot().pixels[20 * 80 + x] == 0xff00_0000 }
    #expect(isBlack(30) && !isBlack(40))
    rover.drive()
    try panel.advance(by: .milliseconds(1))
    #expect(isBlack(40) && !isBlack(30))
    #expect(rover.request().httpMethod == "GET")
  }
}
