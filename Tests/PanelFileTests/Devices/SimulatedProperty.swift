import Values

@testable import Links

/// A file, or a property of a service on D-Bus, that is late, refuses, lies and disappears.
final class SimulatedProperty {
  var mood = Mood.honest
  /// The time that the calls of a step have taken.
  var elapsed = Duration.zero
  /// What it holds.
  var held: String
  /// The number of readings.
  private(set) var readings = 0
  /// Told of each order that it takes.
  var onOrder: (String) -> Void = { _ in }
  private let world: SimulatedWorld

  init(_ world: SimulatedWorld, _ held: String) { (self.world, self.held) = (world, held) }

  /// Its text.
  private func text() throws(LinkFault) -> String {
    readings += 1
    elapsed += .milliseconds(1)
    switch mood {
    case .honest: return held
    case .slow:
      elapsed += world.pause(upTo: .milliseconds(900))
      return held
    case .nonsense:
      return world.any(of: ["", "null", "NaN", "on fire", "1e999", "-7", held, String(world.number(in: 0...100))])
    case .refusing: throw LinkFault("Permission denied")
    case .silent:
      elapsed += .seconds(5)
      throw LinkFault("no answer")
    case .gone: throw LinkFault("there is no such thing")
    }
  }

  private func take(_ text: String) throws(LinkFault) {
    switch mood {
    case .gone: throw LinkFault("there is no such thing")
    case .refusing: throw LinkFault("Permission denied")
    case .silent:
      // It does what it was told, and does not say so.
      elapsed += .seconds(5)
      onOrder(text)
      held = text
      throw LinkFault("no answer")
    case .slow:
      onOrder(text)
      world.after(world.pause(upTo: .seconds(3))) { [weak self] in self?.held = text }
    case .honest, .nonsense:
      onOrder(text)
      held = text
    }
  }

  /// The property as a source that is read again and again.
  func source(_ value: LinkedValue) -> PolledSource {
    let scaling = RawScaling(value.keys)
    return PolledSource(
      value: value, every: value.keys.duration("every") ?? .seconds(5),
      read: {
        MainActor.assumeIsolated {
          do throws(LinkFault) {
            let text = try self.text()
            return scaling.datum(text, of: value).map { .success($0) }
              ?? .failure(value.fault(of: text, from: "the content"))
          } catch {
            return .failure(error)
          }
        }
      },
      write: { datum in
        MainActor.assumeIsolated {
          guard let text = scaling.text(datum, of: value) else { return LinkFault("there is no raw value") }
          do throws(LinkFault) { try self.take(text) } catch { return error }
          return nil
        }
      })
  }
}
