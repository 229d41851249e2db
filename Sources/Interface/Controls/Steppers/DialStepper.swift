import Looks
import Graphics
import Runtime
import Values

/// A dial that is turned by dragging, with the value in its centre, and buttons in its gap or beside it.
struct DialStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var metrics
  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.typeFactor }) private var typeFactor
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    let words = configuration.model.stopTexts(conventions)
    let content = content(words)
    DialSpace(content: content) {
      GeometryReader { space in
        DialParts(
          configuration: configuration, arrangement: DialArrangement(in: space.size, content), words: words,
          scale: scale(words))
      }
      if !areLabelsHidden {
        ViewThatFits(in: .vertical) {
          configuration.label.font(DialParts.smallestName).foregroundStyle(.secondary)
            .multilineTextAlignment(.center).lineLimit(2)
          Color.clear.frame(width: 0, height: 0)
        }
      }
    }
  }

  private func content(_ words: [String]) -> DialArrangement.Content {
    DialArrangement.Content(
      characters: DialArrangement.characters(in: configuration.widestText),
      words: words.map { DialArrangement.characters(in: $0) },
      numberLength: words.isEmpty ? scale(words).numberLength(conventions) : 0,
      button: metrics.touchHeight, wordSize: 12 * typeFactor,
      comfortable: max(128, min(Self.mostComfortable, ((screen?.height ?? 0) * Self.screenShare).rounded())))
  }

  /// The share of the height of the screen that a dial asks for where its page scrolls.
  private static let screenShare = 0.42
  /// The greatest diameter that a dial asks for, in points. It becomes larger only where its page has room left.
  private static let mostComfortable = 180.0

  private func scale(_ words: [String]) -> DialScale {
    if !words.isEmpty { return DialScale(stops: words.count) }
    guard let numbers = configuration.model.numbers else { return DialScale(stops: 0) }
    return configuration.model.isDuration ? DialScale(seconds: numbers) : DialScale(numbers: numbers)
  }
}

/// The layout of a dial, which takes as much of the offered space as its parts can use. A name that does not fit into the
/// ring of a small dial is above the ring.
private struct DialSpace: Layout {
  let content: DialArrangement.Content

  /// The side of a dial that is offered unlimited space, in points.
  private static let usual = 220.0
  /// The space between a name and the ring below it, in points.
  private static let gap = 2.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = max(DialArrangement.least, proposal.width ?? proposal.height ?? Self.usual)
    let offered = proposal.height ?? min(width, Self.usual)
    let least = DialArrangement.leastHeight(width: width, content)
    let height = max(least, offered)
    guard width.isFinite, height.isFinite else {
      let side = min(width, height, DialArrangement.most)
      return size(in: Size(width: side, height: side), least: least, subviews)
    }
    return size(in: Size(width: width, height: height), least: least, subviews)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let above = nameHeight(in: bounds.size, subviews)
    subviews.first?.place(
      at: Point(x: bounds.minX, y: bounds.minY + above),
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - above))
    // The name takes no space where the ring holds it.
    subviews.dropFirst().first?.place(
      at: Point(x: bounds.midX, y: bounds.minY), anchor: .top,
      proposal: ProposedViewSize(width: bounds.width, height: max(0, above - Self.gap)))
  }

  /// The size of the dial with the name above it, if it is there.
  private func size(in room: Size, least: Double, _ subviews: Subviews) -> Size {
    let above = nameHeight(in: room, subviews)
    var size = DialArrangement(in: Size(width: room.width, height: max(least, room.height - above)), content).size
    size.height += above
    return size
  }

  /// The height of the name above the ring, with the space below it: 0 where the ring holds the name.
  private func nameHeight(in room: Size, _ subviews: Subviews) -> Double {
    guard let name = subviews.dropFirst().first else { return 0 }
    let arrangement = DialArrangement(in: room, content)
    guard !arrangement.hasScale, name.sizeThatFits(.unspecified).width > arrangement.nameWidth else { return 0 }
    return name.sizeThatFits(ProposedViewSize(width: arrangement.size.width, height: nil)).height + Self.gap
  }
}

/// The parts of a dial at their places.
private struct DialParts: View {
  let configuration: StepperStyleConfiguration
  let arrangement: DialArrangement
  /// The stops in words; empty for numbers.
  let words: [String]
  let scale: DialScale
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.font }) private var font
  @Environment({ $0.typeFactor }) private var typeFactor
  @Environment({ $0.feedbackStream }) private var feedback
  @State private var drags = HandleDrags<SingleHandle>()
  /// Identifies the dial to the owner of the press.
  @State private var identity = Identity()

  var body: some View {
    ZStack(alignment: .topLeading) {
      MovingDial(
        configuration: configuration, isHeld: { !drags.isIdle }, isCategorical: scale.isCategorical
      )
      .background(DialGround(scale: arrangement.hasScale || scale.isCategorical ? scale : nil))
      .gesture(ContactGesture(axes: [.horizontal, .vertical], contact: follow))
      .frame(width: arrangement.ring.width, height: arrangement.ring.height)
      .position(x: arrangement.ring.midX, y: arrangement.ring.midY)
      DialLabels(configuration: configuration, arrangement: arrangement, words: words, scale: scale)
      value.position(x: arrangement.ring.midX, y: arrangement.ring.midY)
      if !configuration.isReadOnly {
        button(.decrement, "minus", arrangement.decrement)
        button(.increment, "plus", arrangement.increment)
      }
    }
  }

  /// The value with the name of the stepper below it.
  private var value: some View {
    VStack(spacing: 2) {
      ReservedText(widest: configuration.widestText, shown: StepperDigits(configuration: configuration))
        .font((font ?? .system(size: arrangement.valueSize)).weight(.semibold).monospacedDigit())
        .modifier(TypedByTap(open: configuration.openKeypad))
      if !areLabelsHidden {
        name.foregroundStyle(.secondary).multilineTextAlignment(.center)
          .lineLimit(arrangement.hasScale ? 2 : 1)
          .frame(maxWidth: arrangement.nameWidth).fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  /// The smallest font of a name in the ring of a small dial.
  static let smallestName = Font.caption2

  /// The name of the stepper. A small ring has none that does not fit: ``DialSpace`` shows it above the ring.
  @ViewBuilder private var name: some View {
    if arrangement.hasScale {
      configuration.label.font(.subheadline).minimumScaleFactor(0.8)
    } else {
      ViewThatFits(in: .horizontal) {
        configuration.label.font(nameFont(.caption))
        configuration.label.font(nameFont(Self.smallestName))
        Color.clear.frame(width: 0, height: 0)
      }
    }
  }

  /// A font of the name in a small ring. In large text, a name is no larger than the value, which has to fit into the ring.
  private func nameFont(_ style: Font) -> Font {
    let most = max(arrangement.valueSize, Font.caption.size)
    return style.size * typeFactor <= most ? style : .system(size: most)
  }

  private func button(
    _ direction: StepButton<RoundStepBody>.Direction, _ symbol: String, _ place: Point
  ) -> some View {
    StepButton(configuration, direction) { RoundStepBody(symbol: symbol, isPressed: $0, side: arrangement.button) }
      .position(x: place.x, y: place.y)
  }

  // MARK: Touch

  /// Turns the dial, unless one of the buttons is held.
  private func follow(_ event: ContactGesture.Value) {
    let wasIdle = drags.isIdle
    if configuration.isReadOnly || (wasIdle && event.phase == .down && !configuration.owner.claim(identity)) { return }
    var handle = SingleHandle(at: configuration.fraction, remember: configuration.remember)
    drags.follow(event, on: DialGeometry(size: event.size), &handle)
    if wasIdle, !drags.isIdle { configuration.edit(true) }
    if handle.apply(to: configuration.move), configuration.model.hasStops { feedback?.play(.selection) }
    if wasIdle || !drags.isIdle { return }
    configuration.owner.release(identity)
    configuration.edit(false)
  }
}

/// The knob of a dial and the arc up to it, which move with the value.
private struct MovingDial: View {
  let configuration: StepperStyleConfiguration
  /// Whether a finger turns the dial.
  let isHeld: () -> Bool
  let isCategorical: Bool
  @Environment({ $0.stepperActualValue }) private var actual

  var body: some View {
    DialVisual(
      fraction: configuration.fraction, isHeld: isHeld(), isCategorical: isCategorical,
      actual: actual.flatMap { configuration.model.fraction(ofNumber: $0) })
  }
}
