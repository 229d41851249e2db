import FaceplateTesting
import Glibc
import Graphics
import Testing

@testable import Looks
@testable import Runtime

/// Colour sets as the editor of asset catalogs writes them.
@Suite("Colours by name")
struct ColorCatalogTests {
  /// A folder with one asset catalog, gone with the test.
  private final class Catalog {
    let folder: String

    init() throws {
      var template = Array("/tmp/faceplate-colors-XXXXXX".utf8CString)
      folder = try #require(mkdtemp(&template).map { String(cString: $0) })
      makeFolder("")
    }

    isolated deinit { _ = system("rm -rf '\(folder)'") }

    func makeFolder(_ name: String) { mkdir("\(folder)/Assets.xcassets/\(name)", 0o755) }

    func write(_ text: String, to name: String) throws {
      let file = try #require(fopen("\(folder)/Assets.xcassets/\(name)", "w"))
      fputs(text, file)
      fclose(file)
    }

    func add(_ set: String, _ text: String) throws {
      makeFolder("\(set).colorset")
      try write(text, to: "\(set).colorset/Contents.json")
    }

    var colors: ColorCatalog { ColorCatalog(folders: [folder]) }
    /// The catalogue as programs with the product `SwiftUI` have it.
    var tinting: ColorCatalog { ColorCatalog(folders: [folder], givesTint: true) }
  }

  private static func color(_ components: String, _ more: String = "", space: String = "srgb") -> String {
    #"{ "idiom": "universal", "color": { "color-space": "\#(space)", "components": { \#(components) } }\#(more) }"#
  }

  private static let dark = #", "appearances": [ { "appearance": "luminosity", "value": "dark" } ]"#

  @Test("Components are hexadecimal, of 255 or of 1, and a dark variant serves the dark scheme")
  func variants() throws {
    let catalog = try Catalog()
    let light = Self.color(#""red": "0xFF", "green": "128", "blue": "0.000", "alpha": "0.500""#)
    let dark = Self.color(#""red": "0x00", "green": "0x00", "blue": "1.000", "alpha": "1.000""#, Self.dark)
    try catalog.add("Brand", "{ \"colors\": [ \(light), \(dark) ], \"info\": { \"version\": 1 } }")
    let colors = try #require(try catalog.colors.colors(named: "Brand"))
    #expect(colors.light == RGBA(red: 1, green: 128 / 255, blue: 0, opacity: 0.5))
    #expect(colors.dark == RGBA(red: 0, green: 0, blue: 1))
  }

  @Test("An empty set AccentColor, as Xcode makes it, is the tint of the theme and no mistake")
  func emptyAccent() throws {
    let catalog = try Catalog()
    try catalog.add("AccentColor", #"{ "colors": [ { "idiom": "universal" } ], "info": { "version": 1 } }"#)
    let panel = try Harness {
      Color("AccentColor").frame(width: 40, height: 40).accessibilityElement().accessibilityLabel("named")
        .environment(\.colorCatalog, catalog.colors)
    }
    let middle = try panel.element("named").frame.center
    #expect(RGBA(hex: panel.bitmap[Int(middle.x), Int(middle.y)] & 0xFFFFFF) == Palette.light.tint)
    #expect(panel.reports.isEmpty)
  }

  @Test("A filled set AccentColor is the tint where sources of SwiftUI mean it, unless a view or the theme has another")
  func accent() throws {
    let catalog = try Catalog()
    let light = Self.color(#""red": "0x60", "green": "0x10", "blue": "0x80", "alpha": "1.000""#)
    let dark = Self.color(#""red": "0xC0", "green": "0x90", "blue": "0xE0", "alpha": "1.000""#, Self.dark)
    try catalog.add("AccentColor", "{ \"colors\": [ \(light), \(dark) ] }")
    var environment = EnvironmentValues()
    func tint(_ color: Color = .accentColor) -> RGBA { color.resolve(in: environment) }
    environment.colorCatalog = catalog.colors
    #expect(tint() == Palette.light.tint)
    environment.colorCatalog = catalog.tinting
    #expect(tint() == RGBA(hex: 0x601080))
    #expect(tint(.tint(.content)) == .white)
    environment.colorScheme = .dark
    #expect(tint() == RGBA(hex: 0xC090E0))
    environment.tint = Color(RGBA(hex: 0x2BB3A8))
    #expect(tint() == RGBA(hex: 0x2BB3A8))
    environment.tint = .accentColor
    #expect(tint() == RGBA(hex: 0xC090E0))
    environment.tint = nil
    environment.themeDesign = ThemeDesign(accent: RGBA(hex: 0x7AD68C))
    #expect(tint() == environment.palette.tint)
  }

  @Test("The tint of a catalog fills what is in the tint; that of an empty set is the theme's")
  func accentedPanel() throws {
    let catalog = try Catalog()
    func color() throws -> RGBA {
      let colors = catalog.tinting
      let panel = try Harness {
        Rectangle().fill(.tint).frame(width: 40, height: 40).accessibilityElement().accessibilityLabel("tinted")
          .environment(\.colorCatalog, colors)
      }
      #expect(panel.reports.isEmpty)
      let middle = try panel.element("tinted").frame.center
      return RGBA(hex: panel.bitmap[Int(middle.x), Int(middle.y)] & 0xFFFFFF)
    }
    #expect(try color() == Palette.light.tint)
    try catalog.add("AccentColor", #"{ "colors": [ { "idiom": "universal" } ], "info": { "version": 1 } }"#)
    #expect(try color() == Palette.light.tint)
    let purple = Self.color(#""red": "0x60", "green": "0x10", "blue": "0x80", "alpha": "1.000""#)
    try catalog.add("AccentColor", "{ \"colors\": [ \(purple) ] }")
    #expect(try color() == RGBA(hex: 0x601080))
  }

  @Test(
    "A set AccentColor with a mistake is reported, and does not pass for an empty one",
    arguments: ["{", "{}", #"{ "colors": [ { "idiom": "universal", "color": { "components": { "red": "x" } } } ] }"#])
  func faultyAccent(text: String) throws {
    let catalog = try Catalog()
    try catalog.add("AccentColor", text)
    let panel = try Harness { Color("AccentColor").environment(\.colorCatalog, catalog.colors) }
    #expect(panel.reports.count == 1)
    #expect(panel.reports.first?.contains("AccentColor.colorset/Contents.json") == true)
  }

  @Test("A grey without a dark variant serves both schemes; names of groups count where they say so")
  func groups() throws {
    let catalog = try Catalog()
    let grey = "{ \"colors\": [ \(Self.color(#""white": "0.250", "alpha": "1.000""#, space: "gray-gamma-22")) ] }"
    catalog.makeFolder("Plain")
    catalog.makeFolder("Named")
    try catalog.write(#"{ "properties": { "provides-namespace": true } }"#, to: "Named/Contents.json")
    try catalog.add("Plain/Fog", grey)
    try catalog.add("Named/Fog", grey)
    let colors = catalog.colors
    for name in ["Fog", "Named/Fog"] {
      let set = try #require(try colors.colors(named: name))
      #expect(set.light == RGBA(red: 0.25, green: 0.25, blue: 0.25) && set.dark == set.light)
    }
    #expect(try colors.colors(named: "Plain/Fog") == nil)
  }

  @Test(
    "A faulty set is an error that names its file",
    arguments: [
      "{", "[]", "{}", #"{ "colors": [ { "idiom": "universal", "color": { "components": { "red": "x" } } } ] }"#,
    ])
  func faulty(text: String) throws {
    let catalog = try Catalog()
    try catalog.add("Brand", text)
    let error = #expect(throws: (any Error).self) { try catalog.colors.colors(named: "Brand") }
    #expect(try #require(error as? CustomStringConvertible).description.contains("Brand.colorset/Contents.json"))
  }

  @Test("A panel draws a colour of the catalog in its scheme, and reports one that is missing")
  func drawing() throws {
    let catalog = try Catalog()
    let light = Self.color(#""red": "0xFF", "green": "0x00", "blue": "0x00""#)
    let dark = Self.color(#""red": "0x00", "green": "0xFF", "blue": "0x00""#, Self.dark)
    try catalog.add("Brand", "{ \"colors\": [ \(light), \(dark) ] }")
    for (scheme, expected) in [
      (ColorScheme.light, Color(red: 1, green: 0, blue: 0)), (.dark, Color(red: 0, green: 1, blue: 0)),
    ] {
      let size = Size(width: 20, height: 20)
      let named = try Harness(size: size, colorScheme: scheme) {
        Color("Brand").environment(\.colorCatalog, catalog.colors)
      }
      let fixed = try Harness(size: size, colorScheme: scheme) { expected }
      #expect(named.bitmap[10, 10] == fixed.bitmap[10, 10])
    }
    let panel = try Harness { Color("Absent").environment(\.colorCatalog, catalog.colors) }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("Absent.colorset"), "\(panel.reports)")
  }
}
