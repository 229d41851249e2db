import Runtime

/// A part of a control that a style arranges, such as its label. The type of the view is erased.
///
/// Every part of every configuration has its own role, and so its own type. An initializer of a control can
/// therefore ask for one particular part and create the control again from the parts of a configuration.
@preconcurrency @MainActor public struct StyledPart<Role>: View {
  package let content: AnyView

  /// Creates a part of a control.
  package init(content: AnyView) { self.content = content }

  /// The view that the application has given for the part; empty if none.
  public var body: some View { content }
}

/// The role of the label of a control.
public nonisolated enum LabelPart<Configuration> {}
/// The role of the title in a label.
public nonisolated enum TitlePart<Configuration> {}
/// The role of the icon in a label.
public nonisolated enum IconPart<Configuration> {}
/// The role of the content of a container.
public nonisolated enum ContentPart<Configuration> {}
/// The role of the label that describes the current value.
public nonisolated enum CurrentValueLabelPart<Configuration> {}
/// The role of the label at the lower end of a range.
public nonisolated enum MinimumValueLabelPart<Configuration> {}
/// The role of the label at the upper end of a range.
public nonisolated enum MaximumValueLabelPart<Configuration> {}
/// The role of the labels of marked values in a range.
public nonisolated enum MarkedValueLabelPart<Configuration> {}
