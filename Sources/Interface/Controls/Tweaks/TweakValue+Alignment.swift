import Looks
import Graphics
import Runtime
import Values

extension Alignment: TweakValue {
  /// Completes the message "must be …": the names of the alignments.
  public static var tweakDescription: String { "one of " + names.map { "“\($0.name)”" }.joined(separator: ", ") }

  /// The names of the alignments with standard guides.
  static var names: [(name: String, alignment: Alignment)] {
    [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
      ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
      ("bottomTrailing", .bottomTrailing),
    ]
  }

  /// Creates the alignment with a name, in any case.
  public init?(tweakText: String) {
    let text = tweakText.trimmed.lowercased()
    guard let known = Self.names.first(where: { $0.name.lowercased() == text }) else { return nil }
    self = known.alignment
  }

  /// The name of the alignment. An alignment with its own guides has no name; its text is “center”.
  public var tweakText: String { Self.names.first { $0.alignment == self }?.name ?? "center" }
}

/// The editor of an alignment: nine buttons, each where it aligns to.
struct TweakAlignmentEditor: View {
  let tweak: TweakEditing<Alignment>

  var body: some View {
    HStack(spacing: 12) {
      Text(tweak.title).accessibilityHidden(true)
      Spacer(minLength: 8)
      VStack(spacing: 2) {
        ForEach(0..<3) { row in
          HStack(spacing: 2) { ForEach(0..<3) { button(Alignment.names[row * 3 + $0]) } }
        }
      }
      .padding(2)
      .background(ControlBackground())
    }
  }

  private func button(_ choice: (name: String, alignment: Alignment)) -> some View {
    let isChosen = tweak.value.wrappedValue == choice.alignment
    return Button {
      tweak.value.wrappedValue = choice.alignment
    } label: {
      Circle().fill(isChosen ? Color.accentColor : .theme(\.outline))
        .frame(width: isChosen ? 16 : 8, height: isChosen ? 16 : 8)
        .frame(width: ControlMetrics.leastTarget, height: ControlMetrics.leastTarget)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(tweak.title) \(TweakTitle.words(choice.name).lowercased())")
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
