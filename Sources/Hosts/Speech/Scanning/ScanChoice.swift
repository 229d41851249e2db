import Graphics

/// An action on an element that is offered to a person with one switch.
package nonisolated enum ScanChoice: Hashable, Sendable {
  /// To press the element.
  case use
  /// To raise or lower its value by a step.
  case more, less
  /// To perform the named action with a number.
  case action(Int)
  /// To move to other elements.
  case done
  /// To leave the dialog or the page.
  case leave

  /// The mark beside the ring while the choice is offered, for people who see, in a square with sides of 1.
  var mark: Path {
    func lines(_ places: [(Double, Double)]...) -> Path {
      Path { path in
        for line in places {
          for (index, place) in line.enumerated() {
            let point = Point(x: place.0, y: place.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
      }
    }
    switch self {
    case .use: return lines([(0.5, 0.15), (0.85, 0.5), (0.5, 0.85), (0.15, 0.5), (0.5, 0.15)])
    case .more: return lines([(0.5, 0.1), (0.5, 0.9)], [(0.1, 0.5), (0.9, 0.5)])
    case .less: return lines([(0.1, 0.5), (0.9, 0.5)])
    case .action: return lines([(0.1, 0.25), (0.9, 0.25)], [(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.75), (0.9, 0.75)])
    case .done: return lines([(0.1, 0.55), (0.4, 0.85), (0.9, 0.2)])
    case .leave: return lines([(0.5, 0.15), (0.15, 0.5), (0.5, 0.85)], [(0.15, 0.5), (0.9, 0.5)])
    }
  }
}
