import CoreGraphics
import Foundation
import OSLog
import QuartzCore
import os

// Modules that public sources import by name, as they use them.

extension Logger {
  private static let subsystem = Bundle.main.bundleIdentifier ?? "panel"
  static let network = Logger(subsystem: subsystem, category: "network")
}

extension OSLog {
  static let store = OSLog(subsystem: "panel", category: "store")
}

final class Loading {
  private var start: CFTimeInterval = 0
  private let widths: [CGFloat] = [1, 2]

  func load(_ url: URL, from user: String) {
    start = CACurrentMediaTime()
    Logger.network.debug("Loading \(url, privacy: .public) for \(user, privacy: .private(mask: .hash))")
    Logger.network.log(level: .info, "\(self.widths.count) widths, \(self.total, format: .fixed(precision: 2)) in all")
    os_log("Loading %{public}@ for %@", log: .store, type: .error, url.absoluteString, user)
    os_log("Loading")
    do { _ = try Data(contentsOf: url) } catch { Logger.network.error("Failed: \(error.localizedDescription)") }
  }

  var total: Double { widths.reduce(0, +) * Double(CGPoint(x: 1, y: 1).x) }
}

func outline(of size: CGSize) -> CGPath { Path(ellipseIn: CGRect(origin: .zero, size: size)).cgPath }
