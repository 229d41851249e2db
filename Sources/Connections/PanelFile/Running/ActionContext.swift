import Appliance

/// The context of actions: how texts are written there, what was pressed, and whether a code can be asked for.
struct ActionContext {
  /// The texts of values in the language of the view.
  var texts: PanelTexts
  /// The title of the button that was pressed, or of the timer that has ended; `nil` for the actions of an alarm, and for
  /// a button's title with values.
  var title: String?
  /// The starter of the actions: an alarm, a timer, or a button that a client outside the panel has pressed; empty for
  /// the person at the panel.
  var starter = ""
  /// Asks the person at the panel for the code of a role; `nil` for actions that are not triggered by a person at the
  /// panel.
  var requestAccess: RequestAccessAction?
  /// Whether an alarm or the end of a timer has started the actions, so that no person waits to press again. Expressions then
  /// count a value whose order is in flight as its link reported it last, and an action that fails does not end the list.
  var isUnattended = false
  /// Whether the actions are for the person at the panel alone: an action that is not carried out is in the log alone.
  var isPrivate = false

  /// The values that expressions in the actions read.
  @MainActor func scope(_ model: PanelModel) -> any ExpressionScope { isUnattended ? ReadingScope(model) : model }
}
