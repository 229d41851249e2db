import Looks
import Graphics
import Runtime

extension View {
  /// Draws the view as a small note in a corner of the panel, in the colour of warnings and on its own ground. It
  /// takes no touches, so that it is never in the way.
  package func cornerNote() -> some View {
    font(.caption)
      .lineLimit(1)
      .foregroundStyle(.theme(\.danger))
      .padding(6)
      .background(RoundedRectangle(cornerRadius: 6).fill(.theme(\.surface)))
      .padding(6)
      .allowsHitTesting(false)
  }
}
