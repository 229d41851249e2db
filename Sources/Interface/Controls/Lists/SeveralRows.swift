import Runtime

/// A change of single rows of a list, such as a background behind each of them.
@MainActor protocol RowChange {
  /// Returns a row with the change.
  func changed<Row: View>(_ row: Row) -> AnyView
}

/// A view that stands for several rows of a list. A change of rows is made to each of them.
@MainActor protocol SeveralRows {
  /// Returns the rows, each with a change.
  func rows(with change: some RowChange) -> AnyView
}

extension ForEach: SeveralRows where Content: View {
  func rows(with change: some RowChange) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data, identity: id) { change.changed(content($0)) })
  }
}

extension Group: SeveralRows {
  func rows(with change: some RowChange) -> AnyView { change.changed(body) }
}

extension Section: SeveralRows {
  func rows(with change: some RowChange) -> AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        header: header, content: change.changed(content), footer: footer, isExpanded: isExpanded))
  }
}

extension TupleView: SeveralRows {
  func rows(with change: some RowChange) -> AnyView {
    let rows = members.map { change.changed($0) }
    return AnyView(ForEach(rows.indices, id: \.self) { rows[$0] })
  }
}

extension ConditionalContent: SeveralRows {
  func rows(with change: some RowChange) -> AnyView { AnyView(branch(with: change)) }

  @ViewBuilder private func branch(with change: some RowChange) -> some View {
    switch branch {
    case .first(let rows): change.changed(rows)
    case .second(let rows): change.changed(rows)
    }
  }
}

extension Optional: SeveralRows where Wrapped: View {
  func rows(with change: some RowChange) -> AnyView { AnyView(map { change.changed($0) }) }
}
