import Controls

extension PanelModel {
  /// Says on the panel and with speech that an order was not carried out.
  ///
  /// - Parameters:
  ///   - why: the reason, in words for the screen.
  ///   - title: the title of what was pressed, or of the value, in the language of the panel.
  package func sayRefused(_ why: String, of title: String) {
    // Before the panel is shown no person can have given an order.
    guard let texts else { return }
    outside.refusals.add(title, why, in: texts.words)
  }

  /// Says that an action was not carried out, unless it is for the person at the panel alone.
  func sayRefused(_ why: String, of title: String, in context: ActionContext) {
    if !context.isPrivate { sayRefused(why, of: title) }
  }

  /// Says that the newest order to a value was not carried out.
  func sayRefused(_ why: String, of value: PanelValue) {
    guard let texts, !value.newestOrder.isPrivate else { return }
    sayRefused(why, of: value.newestOrder.title ?? translated(value.declaration.label, texts))
  }
}
