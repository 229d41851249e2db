import Faceplate

/// The front of a pump station in the greys of ISA-101: overview, trends, recipes, alarms, and service behind a code.
///
/// ``StationModel`` is the machine behind it. Colour marks abnormal states, and nothing else.
public struct StationPanel: View {
  @State private var model = StationModel()
  @State private var access = AccessCenter.ofGallery()
  @State private var page = StationPage.overview
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  /// Creates the panel of a running station.
  public init() {}

  /// The page, below a line with the names of all pages.
  public var body: some View {
    VStack(spacing: 0) {
      header
      content
    }
    .background(.theme(\.background))
    .alarms(model.alarms)
    .drives(model)
    .accessControl(access)
    .idleReturn(after: .seconds(600), isOn: page != .overview) {
      page = .overview
      access.signOut()
    }
    .themeDesign(ThemeDesign(colors: .industrial, cornerRadius: 3))
  }

  private var header: some View {
    HStack(spacing: metrics.rowSpacing) {
      // Four names do not fit side by side on the smallest screens, nor in large text on others.
      ViewThatFits(in: .horizontal) {
        pages.pickerStyle(.segmented)
        pages.pickerStyle(.menu).labelsHidden()
      }
      Spacer(minLength: 0)
      WallClock().font(.headline)
    }
    // As in a bar, larger text would not fit on a small screen.
    .dynamicTypeSize(...(screenClass.isSmall ? DynamicTypeSize.xxxLarge : .accessibility5))
    .padding(.horizontal, metrics.margin)
    .padding(.top, metrics.margin / 2)
  }

  private var pages: some View {
    Picker("Page", selection: $page) { ForEach(StationPage.allCases) { Text($0.title).tag($0) } }
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .overview: StationOverview(model: model)
    case .trends: StationTrends(model: model)
    case .alarms: AlarmsView(model.alarms).padding(metrics.margin)
    case .setup: StationSetup(model: model)
    }
  }
}

/// The pages of the station's panel.
enum StationPage: String, CaseIterable, Identifiable {
  case overview, trends, alarms, setup

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .overview: "Overview"
    case .trends: "Trends"
    case .alarms: "Alarms"
    case .setup: "Setup"
    }
  }
}
