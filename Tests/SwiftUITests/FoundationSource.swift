import Foundation

// A source as it is found: on Apple's systems Foundation alone brings `ObservableObject`, the geometry and the network.

class Rover: ObservableObject {
  @Published var place = CGPoint(x: 30, y: 20)
  let size = CGSize(width: 8, height: 8)
  let stride: CGFloat = 10

  func drive() { place.x += stride }

  func request() -> URLRequest { URLRequest(url: URL(string: "https://example.com/rover")!) }
}
