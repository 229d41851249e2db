import Combine
import FaceplateFoundation
import Foundation
import Testing

@Suite("What Apple's Foundation has, and Linux's lacks")
struct AppleNamesTests {
  @Test("Coders of property lists code the values of a publisher")
  func propertyLists() {
    var seen: [[String: Int]] = []
    Just(["fan": 2]).encode(encoder: PropertyListEncoder())
      .decode(type: [String: Int].self, decoder: PropertyListDecoder()).replaceError(with: [:])
      .sink { seen.append($0) }.cancel()
    #expect(seen == [["fan": 2]])
  }

  @Test("Folders are those of the file manager")
  func folders() {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(documents.map { URL.documentsDirectory == $0 } ?? true)
    #expect(URL.documentsDirectory.appending(path: "list.json").isFileURL)
    #expect(URL.cachesDirectory != URL.documentsDirectory)
  }

  @Test("A value that is kept under a key is found there, and is gone after nil")
  func defaults() throws {
    let name = "faceplate-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    #expect(defaults.integer(forKey: "count") == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }
}
