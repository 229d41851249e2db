import Appliance
import Controls
import Looks
import Graphics
import Runtime
import Values

// The view of each item of pages.
extension ElementContext {
  /// The view of the element.
  var view: AnyView {
    switch element.rule.kind {
    case .row: AnyView(Row(parts: parts(ItemKeys.body)))
    case .column: AnyView(Column(parts: parts(ItemKeys.body)).leadingNarrowItems(false))
    case .grid:
      AnyView(
        GridOfParts(columns: self[Containers.columnCount], parts: parts(ItemKeys.body))
          .leadingNarrowItems(false))
    case .stack: AnyView(ZStack { parts(ItemKeys.body) }.leadingNarrowItems(false))
    case .group: AnyView(TitledCard(title: text(ItemKeys.title), parts: parts(ItemKeys.body)))
    case .section: AnyView(TitledRows(context: self))
    case .disclosure: AnyView(disclosure)
    case .form: AnyView(Form { parts(ItemKeys.body) })
    case .list: AnyView(List { parts(ItemKeys.body) })
    case .scroll: AnyView(Scrolling(isHorizontal: self[Containers.axis] == .horizontal, parts: parts(ItemKeys.body)))
    case .columns: AnyView(TwoColumns(context: self))
    case .stepper: AnyView(StepperControl(context: self))
    case .slider: AnyView(SliderControl(context: self))
    case .rangeSlider: AnyView(RangeControl(context: self))
    case .durationPicker: AnyView(DurationControl(context: self))
    case .toggle where self[ChoiceControls.toggleLook] == .checkbox: atLeadingEdge(ToggleControl(context: self))
    case .toggle: AnyView(ToggleControl(context: self))
    case .picker: AnyView(PickerControl(context: self))
    case .textField: AnyView(TextControl(context: self))
    case .colorPicker: AnyView(ColorControl(context: self))
    case .datePicker: AnyView(DateControl(context: self))
    case .button: AnyView(ButtonControl(context: self))
    case .link: AnyView(LinkControl(context: self))
    case .menu: AnyView(menu)
    case .timer: AnyView(TimerControl(context: self))
    case .text: atLeadingEdge(text(ItemKeys.text).fixedSize(horizontal: false, vertical: true))
    case .label: atLeadingEdge(label)
    case .image: AnyView(SymbolDisplay(context: self))
    case .readout: AnyView(ReadoutDisplay(context: self))
    case .value: AnyView(RowValue(context: self))
    case .gauge: AnyView(GaugeDisplay(context: self))
    case .progress: AnyView(ProgressDisplay(context: self))
    case .chart: AnyView(ChartDisplay(context: self))
    case .qrCode: AnyView(QRCode(string(ItemKeys.text) ?? ""))
    case .steps: AnyView(StepsDisplay(context: self))
    case .meter: AnyView(MeterDisplay(context: self))
    case .sevenSegment: AnyView(SegmentDisplay(context: self))
    case .stateLamp: AnyView(LampDisplay(context: self))
    case .trendArrow: AnyView(TrendDisplay(context: self))
    case .sparkline: AnyView(SparkDisplay(context: self))
    case .compass: AnyView(CompassDisplay(context: self))
    case .alarmBanner: withAlarms { AlarmBanner($0) }
    case .alarmList: withAlarms { AlarmList($0) }
    case .alarmHistory: withAlarms { AlarmHistory($0) }
    case .alarms: withAlarms { AlarmsView($0) }
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    }
  }

  private var disclosure: some View {
    DisclosureGroup(
      content: { Column(parts: parts(ItemKeys.body)).leadingNarrowItems(true) },
      label: { text(ItemKeys.title) })
  }

  private var menu: some View {
    Menu(content: { parts(ItemKeys.body) }, label: { text(ItemKeys.label) ?? Text(verbatim: "") })
  }

  private var label: some View {
    TitleWithSymbol(title: text(ItemKeys.text) ?? Text(verbatim: ""), symbol: self[ItemKeys.symbol])
      .fixedSize(horizontal: false, vertical: true)
  }

  /// An item of its own width; in a card with a title and in a disclosure it is at the leading edge.
  private func atLeadingEdge(_ item: some View) -> AnyView {
    if environment.leadsNarrowItems, !has(ItemKeys.align) {
      AnyView(item.frame(maxWidth: .infinity, alignment: .leading))
    } else {
      AnyView(item)
    }
  }

  /// A view of the alarms of the panel.
  private func withAlarms(_ view: (AlarmCenter) -> some View) -> AnyView {
    AnyView(model.alarms.map { view($0.center) })
  }
}
