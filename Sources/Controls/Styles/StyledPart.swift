import Runtime

/// A part of a control that a style arranges, such as its label, with the type of the view hidden.
///
/// Each part of each configuration has a role of its own and so a type of its own: a control can be made of a
/// configuration's parts again, and an initializer can ask for one of them.
@preconcurrency @MainActor public struct StyledPart<Role>: View {
  let content: AnyView
  /// The view.
  public var body: some View { content }
}

/// What the control of a configuration is for.
public nonisolated enum LabelPart<Configuration> {}
/// The title in the label of a configuration.
public nonisolated enum TitlePart<Configuration> {}
/// The symbol in the label of a configuration.
public nonisolated enum IconPart<Configuration> {}
/// What the container of a configuration holds.
public nonisolated enum ContentPart<Configuration> {}
/// The value of a configuration, in words.
public nonisolated enum CurrentValueLabelPart<Configuration> {}
/// The lower end of the range of a configuration, in words.
public nonisolated enum MinimumValueLabelPart<Configuration> {}
/// The upper end of the range of a configuration, in words.
public nonisolated enum MaximumValueLabelPart<Configuration> {}
/// The marks on the range of a configuration, in words.
public nonisolated enum MarkedValueLabelPart<Configuration> {}
