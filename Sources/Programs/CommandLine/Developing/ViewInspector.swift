import Controls
import Graphics
import Runtime

/// Tells a developer what is at a place of a running panel: `run --inspect`, with the right button of a viewer.
///
///     Stepper<Text> “Target”, stepper 21 °C, 350 × 44 points at 24, 90
///       in Thermostat at Sources/panel/Panel.swift:3, “Target” at Sources/panel/Panel.swift:9
///       in NoticedRoot<Thermostat>
///       Thermostat.target 21.0
///       drawn again: Thermostat.target 21.0 → 21.5
///
/// The last line comes each time that the control is drawn, with the values that have changed since the previous time.
/// Nothing is inspected before a request. While a secret is on the screen, no values are shown.
final class ViewInspector {
  /// The control that was asked for.
  private struct Subject {
    weak var layoutNode: LayoutNode?
    /// The views around it, the innermost first.
    let views: [ViewRecord]
    /// The values of the views' properties at the latest report.
    var values: [String: String]
  }

  /// The greatest number of views around a control that are reported: of the application's, and of the toolkit's.
  private static let mostViews = (own: 6, toolkit: 3)

  private let stage: Stage
  private let sources: SourceFolder
  private let log: (String) -> Void
  private var subject: Subject?

  /// - Parameters:
  ///   - stage: The panel.
  ///   - sources: The folder in which the application's views are looked up.
  ///   - log: Receives the findings, one line for each.
  init(_ stage: Stage, sources: String, log: @escaping (String) -> Void) {
    (self.stage, self.sources, self.log) = (stage, SourceFolder(path: sources), log)
  }

  /// Describes the view at a point of the stage, and follows it from now on.
  func inspect(at point: Point) {
    stage.update()
    guard let layoutNode = deepest(in: stage.rootLayoutNode, at: point), let node = layoutNode.node else { return }
    let views = ViewRecord.around(node)
    let element = stage.elements.flatMap(\.flattened).last { $0.frame.contains(point) && $0.role != .group }
    let type = views.first?.type ?? "The root view"
    let frame = element?.frame ?? layoutNode.stageFrame
    log("\(type) \(words(element)), \(Self.text(frame))")
    // A row of a form is inside many views of the toolkit; the developer looks for the application's view.
    var left = Self.mostViews
    for view in views.dropFirst(views.count > 1 ? 1 : 0) where left.own > 0 {
      let place = place(of: view.type, element?.label ?? "")
      if place.isEmpty { left.toolkit -= 1 } else { left.own -= 1 }
      if !place.isEmpty || left.toolkit >= 0 { log("  in \(view.type)\(place)") }
    }
    // The whole control, of which the label or the half of a stepper may have been touched.
    let whole = layoutNode.ancestry.first { $0.stageFrame.contains(frame) }
    subject = Subject(layoutNode: whole ?? layoutNode, views: views, values: values(of: views))
    for (name, value) in subject!.values.sorted(by: { $0.key < $1.key }) { log("  \(name) \(value)") }
  }

  /// Tells why the control is drawn again, if it is part of what was drawn.
  ///
  /// - Parameter damage: The drawn areas, in pixels.
  func noteFrame(_ damage: Region) {
    guard let subject, let layoutNode = subject.layoutNode, layoutNode.isOnStage else { return subject = nil }
    let (frame, scale) = (layoutNode.stageFrame, stage.scale)
    let bounds = damage.bounds
    let area = Rect(
      x: Double(bounds.minX) / scale, y: Double(bounds.minY) / scale, width: Double(bounds.width) / scale,
      height: Double(bounds.height) / scale)
    guard !damage.isEmpty, area.intersects(frame) else { return }
    let now = values(of: subject.views)
    let changes = now.filter { subject.values[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { "\($0.key) \(subject.values[$0.key] ?? "") → \($0.value)" }
    self.subject?.values = now
    let reason =
      changes.isEmpty ? "a press, a focus, a movement or something beside it" : changes.joined(separator: ", ")
    log("  drawn again: \(reason)")
  }

  // MARK: Words

  /// The words of an element, without secret values.
  private func words(_ element: SemanticsElement?) -> String {
    guard let element = element?.withoutPrivate else { return "without words" }
    let value = element.value.isEmpty ? "" : " \(element.value)"
    return "“\(element.label)”, \(element.role.rawValue)\(value)"
  }

  /// The place at which a type of the application is declared; empty for the toolkit's types.
  private func place(of type: String, _ label: String) -> String {
    let name = String(type.prefix { $0 != "<" })
    guard let found = sources.find(name, with: label) else { return "" }
    return " at \(found.declaration)" + (found.label.map { ", “\(label)” at \($0)" } ?? "")
  }

  private static func text(_ rect: Rect) -> String {
    func tenth(_ value: Double) -> String {
      let text = String((value * 10).rounded() / 10)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(tenth(rect.width)) × \(tenth(rect.height)) points at \(tenth(rect.minX)), \(tenth(rect.minY))"
  }

  /// The values of the views' properties by their names: those that can be written on a line.
  private func values(of views: [ViewRecord]) -> [String: String] {
    guard !stage.showsPrivate else { return [:] }
    var found: [String: String] = [:]
    for view in views {
      let type = view.type.prefix { $0 != "<" }
      for property in view.properties {
        guard let text = KeptValue.text(of: property.value), !text.contains("\n" as Character) else { continue }
        found["\(type).\(property.name)"] = text
      }
    }
    return found
  }

  /// The innermost layout node at a point that is shown.
  private func deepest(in layoutNode: LayoutNode, at point: Point) -> LayoutNode? {
    if let hit = layoutNode.behavior.hitTest(point), hit !== layoutNode { return hit }
    for child in layoutNode.behavior.shownChildren.reversed() where child.stageFrame.contains(point) {
      return deepest(in: child, at: point) ?? child
    }
    return layoutNode
  }
}
