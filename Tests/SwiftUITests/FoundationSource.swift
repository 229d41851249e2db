import Foundation

// A source as it is found: on Apple's systems Foundation alone brings `ObservableObject`, the geometry and the network.

class Rover: ObservableObject {
  @Published var place = CGPoint(x: 30, y: 20)
  let size = CGSize(width: 8, height: 8)
  let stride: CGFloat = 10

  func drive() { place.x += stride }

  func request() -> URLRequest { URLRequest(url: URL(string: "https://example.com/rover")!) }
}

extension Bundle {
  func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
    guard let url = self.url(forResource: file, withExtension: nil) else {
      fatalError("Failed to locate \(file) in bundle.")
    }
    guard let data = try? Data(contentsOf: url), let loaded = try? JSONDecoder().decode(T.self, from: data) else {
      fatalError("Failed to decode \(file) from bundle.")
    }
    return loaded
  }
}

struct CatalogFile: Codable {
  struct Info: Codable { var version: Int }
  var info: Info

  static let all: CatalogFile = Bundle.main.decode(CatalogFile.self, from: "Assets.xcassets/Contents.json")
}
