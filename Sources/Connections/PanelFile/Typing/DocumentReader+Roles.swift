import Appliance
import Values

// The section `roles:`, and other sections whose names are used elsewhere in the file.
extension DocumentReader {
  /// Reads the roles; `nil` for a file without any.
  func roles(_ node: SourceNode?) -> PanelDocument.Roles? {
    guard let node else { return nil }
    let keys = map(node, PanelSchema.roles, of: "roles")
    let lowest = keys[RoleKeys.lowest] ?? .visitor
    var codes: [AccessRole: String] = [:]
    for (role, key) in [(AccessRole.user, RoleKeys.user), (.service, RoleKeys.service)] {
      codes[role] = keys[key]
      // A role with a faulty hash is declared all the same: using it is not a second mistake.
      if node.entry(key) != nil { declaredRoles.append(role.rawValue) }
    }
    if declaredRoles.isEmpty, node.entry(RoleKeys.lowest) != nil || node.isNothing {
      note(node.place, "roles: has no role with a code", "write {service: HASH}, which kiosk passcode prints")
    }
    return PanelDocument.Roles(codes: codes, lowest: lowest)
  }

  /// The name of a declared role; `nil`, with a note, for any other name.
  func role(_ node: SourceNode, _ text: String) -> String? {
    if declaredRoles.contains(text) { return text }
    let codes = [AccessRole.user, .service].map(\.rawValue)
    let isRole = codes.contains(text)
    let declaration = "roles: {\(isRole ? text : AccessRole.service.rawValue): HASH}, which kiosk passcode prints"
    note(
      node.place, "there is no role \(text.inQuotes) with a code",
      !declaredRoles.isEmpty
        ? adviceFor(text, among: declaredRoles)
        : isRole
          ? "declare it: \(declaration)" : "write \(codes.joined(separator: " or ")), and declare it: \(declaration)")
    return nil
  }

  /// A duration, or an expression that is one.
  func span(_ node: SourceNode, _ scalar: SourceScalar) -> Property? {
    if let duration = Duration(unitText: scalar.text) {
      if duration > .zero { return .duration(duration) }
      note(node.place, "a time of \(scalar.text.inQuotes) is over at once", "write one above zero, such as 5 min")
      return nil
    }
    return expression(node, scalar, .duration).map(Property.expression)
  }

  /// Notes the actions whose timer no element of a page is, and elements of one timer that disagree about its time.
  func checkTimers(of pages: [PanelDocument.Page]) {
    let elements = PanelDocument.elements(of: pages).filter { $0.timer != nil }
    checkTimes(of: elements)
    let names = Set(elements.compactMap(\.timer))
    for (name, place) in timerUses where !names.contains(name) {
      note(
        place, "there is no timer \(name.inQuotes)",
        names.isEmpty ? "write timer: {name: \(name), time: 5 min} in a page" : adviceFor(name, among: names))
    }
  }

  /// Warns of buttons that a broker presses by one name and that do different things: it would press only one of them.
  func checkButtons(of pages: [PanelDocument.Page]) {
    guard !linkNames(ofKind: LinkRules.mqtt.kind).isEmpty else { return }
    var first: [String: [PanelAction]] = [:]
    let buttons = PanelDocument.elements(of: pages).filter { $0.rule.kind == .button }
    for element in buttons.sorted(by: { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }) {
      guard let name = element.properties[ItemKeys.name] else { continue }
      let actions = element.properties[ChoiceControls.tap] ?? []
      if first[name, default: actions] == actions {
        first[name] = actions
      } else {
        warn(
          element.place, "another button has the name \(name) and does something else",
          "write another name: for one of them, as brokers press only one")
      }
    }
  }

  /// Notes elements of one timer with different times: each would show its own before the start, and the timer has one.
  private func checkTimes(of timers: [Element]) {
    var times: [String: Expression?] = [:]
    for element in timers.sorted(by: { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }) {
      guard let name = element.timer else { continue }
      let time = element.properties[TimeControls.time]?.expression
      // An element whose time is wrong has its message already.
      if time == nil, element.properties[TimeControls.up] == nil { continue }
      guard let first = times[name] else {
        times[name] = .some(time)
        continue
      }
      if first != time {
        note(
          element.place, "another item of the timer \(name) has another time",
          "write the same time: at all items of one timer, or another name:")
      }
    }
  }
}
