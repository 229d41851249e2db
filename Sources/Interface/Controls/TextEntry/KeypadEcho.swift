import Looks
import Runtime

/// The content of the line above the keys: the name of the field, and its text.
struct KeypadEcho: View {
  let echo: AnyView
  let name: AnyView?

  /// The greatest width of the name, in points.
  private static let greatestName = 64.0

  var body: some View {
    HStack(spacing: 6) {
      if let name {
        name.foregroundStyle(Color.secondary).font(.footnote).lineLimit(1).minimumScaleFactor(0.75)
          .frame(maxWidth: Self.greatestName, alignment: .leading)
          .fixedSize(horizontal: true, vertical: false)
      }
      echo
    }
  }
}
