/// The items of pages by the names that a panel file calls them, in the order of the reference page.
enum ElementKind: String, CaseIterable, Sendable {
  case row, column, grid, stack, group, section, disclosure, form, list, scroll, columns
  case stepper, slider
  case rangeSlider = "range slider"
  case durationPicker = "duration picker"
  case toggle, picker
  case textField = "text field"
  case colorPicker = "color picker"
  case datePicker = "date picker"
  case button, link, menu, timer
  case text, label, image, readout, value, gauge, progress, chart
  case qrCode = "qr code"
  case steps, meter
  case sevenSegment = "seven segment"
  case stateLamp = "state lamp"
  case trendArrow = "trend arrow"
  case sparkline, compass
  case alarmBanner = "alarm banner"
  case alarmList = "alarm list"
  case alarmHistory = "alarm history"
  case alarms, spacer, divider

  /// The keys of the item, and what the reader asks of them.
  var rule: ElementRule {
    switch self {
    case .row: Containers.row
    case .column: Containers.column
    case .grid: Containers.grid
    case .stack: Containers.stack
    case .group: Containers.group
    case .section: Containers.section
    case .disclosure: Containers.disclosure
    case .form: Containers.form
    case .list: Containers.list
    case .scroll: Containers.scroll
    case .columns: Containers.columns
    case .stepper: NumberControls.stepper
    case .slider: NumberControls.slider
    case .rangeSlider: NumberControls.rangeSlider
    case .durationPicker: NumberControls.durationPicker
    case .toggle: ChoiceControls.toggle
    case .picker: ChoiceControls.picker
    case .textField: ChoiceControls.textField
    case .colorPicker: ChoiceControls.colorPicker
    case .datePicker: ChoiceControls.datePicker
    case .button: ChoiceControls.button
    case .link: ChoiceControls.link
    case .menu: ChoiceControls.menu
    case .timer: TimeControls.timer
    case .text: Displays.text
    case .label: Displays.label
    case .image: Displays.image
    case .readout: Displays.readout
    case .value: Displays.value
    case .gauge: Displays.gauge
    case .progress: Displays.progress
    case .chart: Displays.chart
    case .qrCode: Displays.qrCode
    case .steps: StepDisplays.steps
    case .meter: Instruments.meter
    case .sevenSegment: Instruments.sevenSegment
    case .stateLamp: Instruments.stateLamp
    case .trendArrow: Instruments.trendArrow
    case .sparkline: Instruments.sparkline
    case .compass: Instruments.compass
    case .alarmBanner: AlarmDisplays.banner
    case .alarmList: AlarmDisplays.list
    case .alarmHistory: AlarmDisplays.history
    case .alarms: AlarmDisplays.alarms
    case .spacer: Displays.spacer
    case .divider: Displays.divider
    }
  }
}
