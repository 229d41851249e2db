import Looks
import Graphics
import Runtime
import Values

/// A place in a picture that can be pressed.
public nonisolated struct HotSpot: Identifiable {
  /// The identity of the spot among those of its picture.
  public let id: String
  /// Its name, for users of a screen reader.
  public let title: LocalizedStringKey
  /// The place: (0, 0) is the top left corner of the picture, and (1, 1) the bottom right corner.
  public let place: UnitPoint

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - title: the name, such as “Filter”; also the identity, unless `id` is given.
  ///   - place: the place in the picture. A place near the edge is moved until its whole mark is inside.
  ///   - id: the identity among the others.
  public init(_ title: LocalizedStringKey, at place: UnitPoint, id: String? = nil) {
    (self.title, self.place, self.id) = (title, place, id ?? title.key)
  }
}

/// A picture with places that can be pressed, such as the parts of a machine that are cleaned.
///
///     HotSpots([HotSpot("Filter", at: UnitPoint(x: 0.3, y: 0.8))], chosen: part?.id) {
///       Image("mixer").resizable().scaledToFit()
///     } action: { part = $0 }
///
/// Each place is a button in the order of the array: a numbered mark of 28 points with 44 points to touch, more where the
/// text is larger.
@preconcurrency @MainActor public struct HotSpots<Picture: View>: View {
  private let spots: [HotSpot]
  private let chosen: String?
  private let picture: Picture
  private let action: (HotSpot) -> Void

  /// The diameter of a mark, in points.
  @ScaledMetric(relativeTo: .callout) private var diameter = 28.0
  /// The side of what can be touched, in points.
  private var target: Double { max(ControlMetrics.leastTarget, diameter + 16) }

  /// Creates a picture with places.
  ///
  /// - Parameters:
  ///   - spots: the places, in the order in which knob, keys and speech visit them.
  ///   - chosen: the identity of the place that is marked as chosen; `nil` for none.
  ///   - picture: the picture. The places are measured in its frame.
  ///   - action: the effect of a press of a place.
  public init(
    _ spots: [HotSpot], chosen: String? = nil, @ViewBuilder picture: () -> Picture, action: @escaping (HotSpot) -> Void
  ) {
    (self.spots, self.chosen, self.picture, self.action) = (spots, chosen, picture(), action)
  }

  /// The picture, and a button for each place.
  public var body: some View {
    picture.overlay {
      GeometryReader { space in
        ZStack(alignment: .topLeading) {
          ForEach(spots.indices, id: \.self) { index in
            button(index).position(center(of: spots[index].place, in: space.size))
          }
        }
        .frame(width: space.size.width, height: space.size.height)
      }
    }
  }

  private func button(_ index: Int) -> some View {
    let spot = spots[index]
    let isChosen = spot.id == chosen
    return Button {
      action(spot)
    } label: {
      Text("\(index + 1)").font(.callout.weight(.semibold)).monospacedDigit()
        .foregroundStyle(isChosen ? .tint(.content) : .primary)
        .frame(width: diameter, height: diameter)
        .background {
          Circle().fill(isChosen ? .accentColor : .theme(\.surface))
            .overlay { Circle().stroke(.primary, lineWidth: 2) }
        }
        .frame(width: target, height: target)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(spot.title)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  /// The middle of a place's button: inside the picture, however near its edge the place is.
  private func center(of place: UnitPoint, in size: Size) -> Point {
    func inside(_ value: Double, _ length: Double) -> Double {
      length < target ? length / 2 : min(max(value * length, target / 2), length - target / 2)
    }
    return Point(x: inside(place.x, size.width), y: inside(place.y, size.height))
  }
}
