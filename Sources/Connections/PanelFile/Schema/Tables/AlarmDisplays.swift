/// The views of the alarms that a panel file declares.
enum AlarmDisplays {
  static let banner = ElementRule(
    .alarmBanner, .displays,
    "The most important alarm in a line with a button that acknowledges it; nothing while there is none.",
    needsAlarms: true)
  static let list = ElementRule(
    .alarmList, .displays, "The alarms with their actions: acknowledge, reset, shelve. It fills the page.",
    fills: true, needsAlarms: true)
  static let history = ElementRule(
    .alarmHistory, .displays,
    "The times at which each alarm came and went, and who caused it. It fills the page.",
    fills: true, needsAlarms: true)
  static let alarms = ElementRule(
    .alarms, .displays, "The list of alarms and their history, with a switch between them. It fills the page.",
    fills: true, needsAlarms: true)
}
