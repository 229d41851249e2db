/// How much something stands out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As usual, or more.
  case standard, increased
}

extension View {
  /// Sets how much the header of a section stands out.
  @ViewBuilder public func headerProminence(_ prominence: Prominence) -> some View { self }
}
