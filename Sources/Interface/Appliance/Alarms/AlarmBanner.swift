import Controls
import Looks
import Runtime
import Values

/// The parts of an alarm banner, handed to its style.
@preconcurrency @MainActor public struct AlarmBannerStyleConfiguration {
  /// The most important alarm.
  public let alarm: Alarm
  /// The number of alarms beside it.
  public let others: Int
  /// Acknowledges the alarm; `nil` if there is nothing to acknowledge.
  public let acknowledge: (() -> Void)?
  /// Shows the list of alarms; `nil` if there is none to show.
  public let showsList: (() -> Void)?
}

/// The appearance of alarm banners: a conforming type draws them from their configuration.
@preconcurrency @MainActor public protocol AlarmBannerStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The alarm and the actions that the style draws.
  typealias Configuration = AlarmBannerStyleConfiguration
  /// Builds the view of a banner in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of alarm banners in this view.
  public func alarmBannerStyle<S: AlarmBannerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The most important present alarm in a line, with a button that acknowledges it. Without alarms it takes no space.
///
/// ``View/alarms(_:)`` shows one above the page; a panel that places its own passes `showsBanner: false` there.
@preconcurrency @MainActor public struct AlarmBanner: View {
  private let alarms: AlarmCenter
  private let showsList: (() -> Void)?
  /// Identifies the banner to what waits for it.
  @State private var identity = Identity()
  @Environment({ $0.alarmActor }) private var actor
  @Environment({ $0.stage }) private var stage

  /// Creates the banner of some alarms.
  ///
  /// - Parameter showsList: called when the words are pressed; `nil` if the words are not to be a button.
  public init(_ alarms: AlarmCenter, showsList: (() -> Void)? = nil) {
    (self.alarms, self.showsList) = (alarms, showsList)
  }

  /// The banner as the style of the environment draws it.
  public var body: some View {
    let present = alarms.present
    if let alarm = present.first {
      let (alarms, actor, identity) = (alarms, actor, identity)
      StyledControl(
        AlarmBannerStyleConfiguration(
          alarm: alarm, others: present.count - 1,
          acknowledge: alarm.state.isUnacknowledged ? { alarms.acknowledge(alarm.id, by: actor) } : nil,
          showsList: showsList)
      ) { AlarmBannerBody(configuration: $0) }
      .onChange(of: alarm.state.isUnacknowledged, initial: true) {
        stage?.service(InputWatch.self).note(identity, calls: $1)
      }
      .onDisappear { stage?.service(InputWatch.self).note(identity, calls: false) }
    }
  }
}

/// The standard banner: mark, words and button on the surface of a card, with a line in the colour of the priority.
private struct AlarmBannerBody: View {
  let configuration: AlarmBannerStyleConfiguration
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.dynamicTypeSize }) private var textSize

  /// The width in points from which the button has room for its title beside the words of the alarm.
  private static let wordWidth = 420.0

  var body: some View {
    HStack(spacing: metrics.rowSpacing) {
      if let showsList = configuration.showsList {
        Button(action: showsList) { words }.buttonStyle(.plain)
      } else {
        words
      }
      if let acknowledge = configuration.acknowledge {
        button(acknowledge).controlSize(screenClass == .tiny ? .small : .regular)
      }
    }
    .padding(.horizontal, metrics.cardPadding)
    .padding(.vertical, metrics.rowSpacing / 2)
    .background(Rectangle().fill(.theme(\.surface)))
    .overlay(alignment: .bottom) { Rectangle().fill(line).frame(height: 3) }
    .dynamicTypeSize(...(screenClass == .tiny ? DynamicTypeSize.xxxLarge : .accessibility3))
  }

  /// Whether the words take the lines that they need, and all of the width but that of the marks.
  private var isLarge: Bool { textSize.isAccessibilitySize }

  private func button(_ acknowledge: @escaping () -> Void) -> some View {
    Button(action: acknowledge) {
      if isLarge || screenClass == .tiny || (screen?.width ?? 480) < Self.wordWidth {
        Image(systemName: "checkmark")
      } else {
        Text(.toolkit("Acknowledge"))
      }
    }
    .accessibilityLabel(.toolkit("Acknowledge"))
    // The automatic style would give no frame to this label.
    .buttonStyle(.bordered)
  }

  private var words: some View {
    HStack(spacing: metrics.rowSpacing) {
      AlarmMark(configuration.alarm).font(.title2)
      VStack(alignment: .leading, spacing: 0) {
        Text(configuration.alarm.kind.title).font(.headline).lineLimit(isLarge ? nil : 2).shrinkable()
        AlarmStateText(alarm: configuration.alarm, others: configuration.others)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      // On a small screen, several lines keep clear of the screen's edge and of the line below them.
      .padding(.vertical, screenClass.isSmall ? 3 : 0)
    }
    .frame(minHeight: ControlMetrics.leastTarget)
  }

  private var line: Color {
    switch configuration.alarm.kind.priority {
    case .urgent, .high: .theme(\.danger)
    case .medium: .alarmAmber
    case .low: .theme(\.outline)
    }
  }
}
