import Looks
import Graphics
import Runtime
import Values

/// A list of tweaks below the content, which stays visible, unshaded and usable.
struct TweakInset: ViewModifier {
  /// Whether the list is shown.
  let isShown: Bool
  /// The part of the panel whose tweaks are listed; `nil` for the whole panel.
  let scope: TweakScope?
  /// Closes the list; `nil` if it stays.
  let close: (() -> Void)?

  /// The height of the content with the list, in points.
  @State private var height = 400.0

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if isShown { TweakInsetList(scope: scope, greatestHeight: min(200, height / 2), close: close) }
      }
      .overlay {
        if isShown {
          Color.clear.allowsHitTesting(false).onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            height = $0
          }
        }
      }
  }
}

/// The list of tweaks, at the bottom of the content.
private struct TweakInsetList: View {
  let scope: TweakScope?
  /// The height beyond which the list scrolls, in points.
  let greatestHeight: Double
  let close: (() -> Void)?
  @Environment({ $0.tweakSummons }) private var summons
  /// The height of all rows, in points.
  @State private var rowsHeight = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          if let close { heading(close) }
          ForEach(summons?.stage?.tweaks.items(in: scope) ?? []) { item in
            item.row.padding(.horizontal, 12)
            Divider()
          }
        }
        // The ring around the first or the last editor stays in sight.
        .padding(.vertical, 4)
        .onGeometryChange(for: Double.self) {
          $0.size.height
        } action: {
          rowsHeight = $0
        }
      }
      .frame(height: min(rowsHeight, greatestHeight - 1))
    }
    .frame(maxWidth: .infinity)
    .background(Color.theme(\.surface))
    .onExitCommand { close?() }
  }

  private func heading(_ close: @escaping () -> Void) -> some View {
    HStack {
      Text(.toolkit("Tweaks")).font(.headline)
      Spacer()
      Button(.toolkit("Done"), action: close)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }
}

/// Lists the tweaks of the modified view below it.
private struct TweakInsetModifier: ViewModifier {
  let isShown: Bool
  @State private var scope = TweakScope()

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .transformEnvironment(\.tweakScopes) { [scope] in $0.append(scope) }
      .modifier(TweakInset(isShown: isShown, scope: scope, close: nil))
  }
}

extension View {
  /// Lists the tweaks that this view uses below it, each with an editor.
  ///
  ///     Text("Hello")
  ///       .tweakable("hello.padding", initialValue: 10) { view, value in view.padding(value) }
  ///       .tweakInset()
  ///
  /// The view takes all of the space that it is offered, and stays visible and usable. The list is sorted by name, and
  /// takes at most 200 points, or half of the height. It is empty until views in this one use tweaks; a tweak whose
  /// views are gone leaves it.
  ///
  /// - Parameter isShown: whether the list is shown.
  public func tweakInset(_ isShown: Bool = true) -> some View { modifier(TweakInsetModifier(isShown: isShown)) }
}
