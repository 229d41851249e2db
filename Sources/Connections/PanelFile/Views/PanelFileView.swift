import Appliance
import Controls
import Looks
import Graphics
import Runtime
import Values

/// The panel that a file describes.
///
/// While no version of the file has been good, the view shows what is wrong with the file. Later a mark in a corner
/// says that the file has a mistake, and the last good panel keeps running.
package struct PanelFileView: View {
  private let model: PanelModel
  /// The connection of the running panel with the stage.
  private let connection: PanelConnection
  @Environment({ $0.screenMetrics }) private var metrics

  /// Shows a panel.
  package init(_ model: PanelModel) { (self.model, connection) = (model, PanelConnection(model: model)) }

  /// The panel and its mark, or what is wrong.
  package var body: some View {
    let problems = model.version.problems.read()
    ZStack(alignment: .bottomTrailing) {
      if let document = model.document {
        PagesView(document: document, model: model)
          .modifier(RefusalNotice(model: model, isSheet: false))
          .endsRefusalNotice(model.outside.refusals)
          .modifier(SheetPage(model: model))
          .modifier(QuestionView(model: model))
          .modifier(ReturnHome(document: document, model: model))
          .modifier(TimeWatch(document: document, model: model))
          .modifier(DemandWatch(document: document, model: model))
          .modifier(TimersOfPanel(timers: model.timers))
          .modifier(AlarmsOfPanel(alarms: model.alarms?.center, showsBanner: document.look[PanelKeys.banner] ?? true))
          .modifier(RolesOfPanel(access: model.access))
          .modifier(PanelLookModifier(document: document, model: model))
        if let problem = problems.first {
          ProblemMark(problem: problem, count: problems.count)
            // The mark leaves the tabs readable.
            .padding(.bottom, document.tabs.isEmpty ? 0 : metrics.tabBarHeight)
        }
      } else {
        ProblemPage(problems: problems)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Joins the model to the stage that shows it.
struct PanelConnection: ConnectedProperty {
  let model: PanelModel

  /// Whether another connection is the same.
  func isInterchangeable(with other: PanelConnection) -> Bool { model === other.model }

  /// Joins the stage of the view, once.
  func connect(to node: Node, memory: inout AnyObject?) {
    model.join(node.stage) { [weak model] name in
      model.map { AnyView(DefaultControl(name: name, model: $0)) } ?? AnyView(EmptyView())
    }
  }
}

/// The look that `panel:` sets.
private struct PanelLookModifier: ViewModifier {
  /// The file.
  let document: PanelDocument
  let model: PanelModel

  func body(content: Content) -> some View {
    let tint = tint
    let size = document.look[PanelKeys.size]
    let keyboards = document.look[PanelKeys.keyboards] ?? []
    content.transformEnvironment(\.self) { environment in
      if !document.translations.isEmpty { environment.localizer = model.translated(environment.localizer) }
      // The config file, whose layouts are already set here, takes precedence over the panel file.
      if environment.keyboardLayouts.isEmpty { environment.keyboardLayouts = keyboards }
      if let tint { environment.tint = tint }
      if let size {
        environment.controlSize = size
      } else if environment.screenClass.rawValue >= ScreenClass.large.rawValue {
        // A screen that is read from a distance has room for larger controls.
        environment.controlSize = .large
      }
    }
  }

  /// The colour of controls; `nil` for the theme's.
  private var tint: Color? {
    document.look[PanelKeys.tint]?.expression.text(in: model).flatMap(ColorNames.color)
  }
}

/// Shows the first page again after some time without input, with a warning before.
private struct ReturnHome: ViewModifier {
  /// The file.
  let document: PanelDocument
  let model: PanelModel

  func body(content: Content) -> some View {
    if let limit = document.look[PanelKeys.idle] {
      content.idleReturn(after: limit, isOn: !model.isAtHome || model.isSignedIn) { model.goHome() }
    } else {
      content
    }
  }
}

/// The notice about orders that were not carried out.
private struct RefusalNotice: ViewModifier {
  let model: PanelModel
  /// Whether the content is the page above the others, which then has the notice alone.
  let isSheet: Bool

  func body(content: Content) -> some View {
    content.refusalNotice(model.outside.refusals, isHere: (model.pages.sheet.read() != nil) == isSheet)
  }
}

/// A page above the others.
private struct SheetPage: ViewModifier {
  let model: PanelModel

  func body(content: Content) -> some View {
    let page = Binding(location: model.pages.sheet)
    let isOpen = Binding(get: { page.wrappedValue != nil }, set: { if !$0 { page.wrappedValue = nil } })
    content.sheet(isPresented: isOpen) {
      if let name = page.wrappedValue {
        NavigationStack {
          PageView(name: name, model: model, isSheet: true)
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button(.toolkit("Close")) { page.wrappedValue = nil }
              }
            }
        }
        .modifier(RefusalNotice(model: model, isSheet: true))
      }
    }
  }
}

/// The dialog of an action that asks or reports something.
private struct QuestionView: ViewModifier {
  let model: PanelModel

  func body(content: Content) -> some View {
    let questions = model.questions
    let asked = questions.shown.read()
    content.alert(
      asked.map { Text($0.text) } ?? Text(verbatim: ""), presenting: asked, close: { questions.close($0) }
    ) { asked in
      if let yes = asked.yes {
        Button(.toolkit("Cancel"), role: .cancel) {}
        Button(yes, role: asked.isDestructive ? .destructive : nil) { questions.answer(asked) }
      } else {
        // The only answer: Escape gives it, too.
        Button(.toolkit("OK")) { questions.answer(asked) }.keyboardShortcut(.cancelAction)
      }
    }
  }
}
