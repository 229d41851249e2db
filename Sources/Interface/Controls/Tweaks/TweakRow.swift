import Looks
import Runtime
import Values

/// The row of one tweak: its editor, its default and its place in the source, and a button that resets it.
struct TweakRow<Value: TweakValue>: View {
  let cell: TweakCell<Value>
  let store: TweakStore

  var body: some View {
    let spec = cell.spec
    let isChanged = cell.value != spec.initial
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        editor
        caption(spec, isChanged: isChanged).touchable().onLongPressGesture(perform: reset)
      }
      if isChanged {
        Button(action: reset) { Image(systemName: "arrow.counterclockwise") }
          .buttonStyle(.borderless)
          .accessibilityLabel(.toolkit("Reset \(TweakTitle.title(of: spec.id))"))
      }
    }
    .padding(.vertical, 4)
    .onRotaryLongPress(perform: reset)
    // The default is as private as the value.
    .privacySensitive(spec.isPrivate)
  }

  private var editor: AnyView {
    let tweak = TweakEditing(
      id: cell.spec.id, value: cell.binding, description: cell.spec.describe(), limits: cell.spec.limits,
      check: cell.spec.accept)
    return cell.spec.editor?(tweak) ?? Value.tweakEditor(tweak)
  }

  private func caption(_ spec: TweakSpec<Value>, isChanged: Bool) -> some View {
    HStack(spacing: 6) {
      if isChanged {
        Circle().fill(Color.accentColor).frame(width: 8, height: 8)
        Text(.toolkit("was \(spec.initial.tweakText)")).foregroundStyle(.tint(.text)).lineLimit(1)
      }
      Text(verbatim: "\(spec.id) · \(spec.place)").foregroundStyle(.secondary).lineLimit(1)
    }
    .font(.caption)
  }

  private func reset() { store.reset(cell.spec.id) }
}
