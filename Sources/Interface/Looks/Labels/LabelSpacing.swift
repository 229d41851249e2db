import Runtime

/// The distances within the labels of a view.
struct LabelSpacing: Equatable {
  /// Between the icon and the title, in points.
  var toTitle: Double?
  /// The width that is kept for the icon, in points; `nil` for the width of each icon.
  var iconWidth: Double?
}

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: LabelSpacing { LabelSpacing() } }

extension EnvironmentValues {
  /// The distances that modifiers have set for labels.
  var labelSpacing: LabelSpacing {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

/// An icon and the title beside it.
struct LabelRow<Icon: View, Title: View>: View {
  let icon: Icon
  let title: Title
  @Environment({ $0.labelSpacing }) private var spacing

  var body: some View {
    HStack(spacing: spacing.toTitle ?? 8) {
      icon.frame(width: spacing.iconWidth).accessibilityHidden(true)
      title
    }
  }
}

extension View {
  /// Sets the distance between the icon and the title of labels in this view, in points; 8 until it is set.
  public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    environment(spacing) { $0.labelSpacing.toTitle = $1 }
  }

  /// Keeps a width for the icons of labels in this view, in points, so that their titles begin below each other.
  public func labelReservedIconWidth(_ value: Double) -> some View {
    environment(value) { $0.labelSpacing.iconWidth = $1 }
  }
}
