import Appliance
import Runtime

/// The views of the alarms that a panel file declares.
enum AlarmDisplays {
  static let all: [ElementRule] = [
    withAlarms(
      ElementRule(
        "alarm banner", .displays,
        "The most important alarm in a line with a button that acknowledges it; nothing while there is none.", []
      ) { context in
        if let alarms = context.model.alarms { AlarmBanner(alarms.center) }
      }),
    filling(
      ElementRule(
        "alarm list", .displays,
        "The alarms with their actions: acknowledge, reset, shelve. It fills the page.", []
      ) { context in
        if let alarms = context.model.alarms { AlarmList(alarms.center) }
      }),
    filling(
      ElementRule(
        "alarm history", .displays,
        "The times at which each alarm came and went, and who caused it. It fills the page.", []
      ) { context in
        if let alarms = context.model.alarms { AlarmHistory(alarms.center) }
      }),
    filling(
      ElementRule(
        "alarms", .displays, "The list of alarms and their history, with a switch between them. It fills the page.", []
      ) { context in
        if let alarms = context.model.alarms { AlarmsView(alarms.center) }
      }),
  ]

  /// The rule of a display that only a file with alarms has.
  private static func withAlarms(_ rule: ElementRule) -> ElementRule {
    var rule = rule
    rule.needsAlarms = true
    return rule
  }

  /// The rule of such a display that fills a page and scrolls by itself.
  private static func filling(_ rule: ElementRule) -> ElementRule {
    var rule = withAlarms(rule)
    rule.fills = true
    return rule
  }
}
