import Faceplate
import Foundation
import Gallery
import Glibc
import Headless

// Contact sheets: each panel of the gallery on the screens that `kiosk lint` checks, one PNG file for each panel and
// scheme. `sheets FOLDER [NAME]…` draws those of some panels, or of all; the name “states” is that of panels in use.

/// A screen on a sheet.
struct Place {
  let screen: LintScreen
  /// The factor by which its picture is reduced.
  let factor: Double

  var size: Size { Size(width: screen.pixels.width * factor, height: screen.pixels.height * factor) }
}

/// The rows of a sheet. The three smallest screens are shown pixel by pixel.
let rows: [[Place]] = {
  let factors = [1, 1, 1, 0.8, 0.8, 0.55, 0.55, 0.45, 0.4, 0.3]
  let places = zip(LintScreen.all, factors).map { Place(screen: $0, factor: $1) }
  return [Array(places[0..<3]), Array(places[3..<5]), Array(places[5..<8]), Array(places[8..<10])]
}()

/// Draws a panel on a screen, at eight minutes past ten.
@MainActor func picture(_ panel: PanelScreen, _ screen: LintScreen, _ scheme: ColorScheme) throws -> Picture {
  let host = try HeadlessHost(
    size: screen.size, scale: screen.scale, colorScheme: scheme, moment: .seconds(36_517)
  ) { panel.makeRoot() }
  try host.setEnvironment {
    $0.numberConventions = .english
    $0.clockOrigin = Date(timeIntervalSince1970: 36_517)
    $0.clockOffset = 0
  }
  for report in host.reports { print("\(panel.name): \(report)") }
  return Picture(host.bitmap)
}

/// The sheet of a panel in a scheme.
@MainActor func sheet(_ panel: PanelScreen, _ scheme: ColorScheme) throws -> [UInt8] {
  let gap = 12.0
  let pictures = try rows.map { try $0.map { try picture(panel, $0.screen, scheme) } }
  let width = rows.map { $0.reduce(gap) { $0 + $1.size.width + gap } }.max() ?? 0
  let height = rows.reduce(gap) { $0 + ($1.map(\.size.height).max() ?? 0) + gap }
  let host = try HeadlessHost(size: Size(width: width, height: height), colorScheme: .light) {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(alignment: .top, spacing: gap) {
          ForEach(rows[row].indices, id: \.self) { index in
            let place = rows[row][index]
            Image(decorative: pictures[row][index]).resizable().frame(
              width: place.size.width, height: place.size.height)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.4))
  }
  return host.png()
}

/// Writes bytes to a file, and ends the program if that fails.
func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w"), fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else {
    perror(path)
    exit(74)
  }
}

let words = CommandLine.arguments.dropFirst()
guard let folder = words.first else {
  print("usage: sheets FOLDER [NAME]…")
  exit(64)
}
let names = words.dropFirst()
if names.isEmpty || names.contains("states") {
  for scheme in ColorScheme.allCases { write(try states(scheme), to: "\(folder)/states-\(scheme).png") }
}
for panel in GalleryScreens.all where names.isEmpty || names.contains(panel.name) {
  for scheme in ColorScheme.allCases { write(try sheet(panel, scheme), to: "\(folder)/\(panel.name)-\(scheme).png") }
}
