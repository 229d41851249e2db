import Controls
import Looks
import Graphics
import Runtime
import Values

/// Asks for a numeric code with twelve keys in the order of a telephone. It works with fingers, the knob, and the
/// digits of a keyboard.
///
/// The keys beside the zero delete the last digit and enter the code; the cancel button is set apart.
///
///     PINPad("Service") { code in await access.enter(code, for: .service) } cancel: { asks = false }
///
/// The digits are neither shown nor spoken; their number is shown, and spoken through a headset.
@preconcurrency @MainActor public struct PINPad: View {
  private let title: LocalizedStringKey
  private let blockedUntil: Duration?
  private let enter: (String) async -> AccessCenter.Verdict
  private let cancel: () -> Void
  @State private var code = ""
  @State private var submission = 0
  @State private var isChecking = false
  @State private var message: LocalizedStringKey?
  @FocusState private var focusedDigit: Int?
  @State private var typing = Typing()
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.stage }) private var stage

  /// The way in which the digits are typed, which no view shows. It represents the entry to the viewers that type it.
  private final class Typing {
    /// Whether the last digit came from a keyboard and the focus has not moved since: Enter then enters the code instead of
    /// pressing the focused digit.
    var isTyped = false
  }

  /// The greatest number of digits of a code.
  nonisolated static let longest = 12

  /// Creates a pad.
  ///
  /// - Parameters:
  ///   - title: the purpose of the code.
  ///   - blockedUntil: the moment until which codes are blocked; `nil` if they are not.
  ///   - enter: checks a code.
  ///   - cancel: called when the person gives up.
  public init(
    _ title: LocalizedStringKey, blockedUntil: Duration? = nil,
    enter: @escaping (String) async -> AccessCenter.Verdict, cancel: @escaping () -> Void
  ) {
    (self.title, self.blockedUntil, self.enter, self.cancel) = (title, blockedUntil, enter, cancel)
  }

  /// The height of a screen, in points, from which the keys are below the title.
  private static let uprightHeight = 460.0

  /// The width of a low screen, in points, from which the keys are beside the title.
  private static let besideWidth = 300.0

  /// The title, the dots, the keys and the cancel button: side by side on a low screen. On one that is narrow as well, the
  /// cancel button is beside the title.
  public var body: some View {
    Group {
      if isLow, (screen?.width ?? 800) < Self.besideWidth {
        VStack(spacing: metrics.rowSpacing) {
          HStack(spacing: gap) {
            shortHead
            key(.toolkit("Cancel"), symbol: "xmark", isOn: true, action: cancel)
              .keyboardShortcut(.cancelAction)
              .buttonStyle(.bordered)
          }
          keys
        }
      } else if isLow {
        HStack(spacing: metrics.spacing) {
          VStack(spacing: metrics.rowSpacing) {
            head
            wayOut
          }
          .frame(width: 104)
          keys
        }
      } else {
        VStack(spacing: metrics.rowSpacing) {
          head
          keys
          wayOut
        }
      }
    }
    .frame(maxWidth: 340 * metrics.typeScale)
    // The keys fill a low screen at the usual size of text: nothing grows beyond it.
    .dynamicTypeSize(...DynamicTypeSize.large)
    .onKeyPress(phases: .down) { type($0) }
    // Focus a digit at the start, and again after the check of a wrong code, during which the digits cannot have the
    // focus: a keyboard's keys reach only a focused view.
    .onAppear { focusedDigit = 1 }
    .onChange(of: isOpen) { if isOpen { focusedDigit = 1 } }
    .onChange(of: focusedDigit) { typing.isTyped = false }
    .task(id: submission) { if submission > 0 { await submit() } }
    .onDisappear { stage?.endTyping(into: typing) }
    .disabled(isChecking)
  }

  /// Whether digits can be entered now.
  private var isOpen: Bool { !isChecking && blockedUntil == nil }

  /// Whether there is no room for the keys below the title.
  private var isLow: Bool { (screen?.height ?? 480) < Self.uprightHeight }

  private var head: some View {
    VStack(spacing: 8) {
      heading
      dots
      note.font(.footnote).multilineTextAlignment(.center).frame(minHeight: 34)
    }
  }

  /// The dots below the title or what replaces it: the wait, or the answer to the last code.
  private var shortHead: some View {
    VStack(spacing: 8) {
      if blockedUntil != nil || message != nil {
        note.font(.footnote).multilineTextAlignment(.center)
      } else {
        heading
      }
      dots
    }
    .frame(maxWidth: .infinity)
  }

  private var heading: some View {
    Text(title).font(.headline).multilineTextAlignment(.center).lineLimit(2).shrinkable()
  }

  /// A dot for each digit. Beside the keys or the cancel button, many dots are small.
  private var dots: some View {
    let side = isLow && code.count > 6 ? 5.0 : 10
    return HStack(spacing: 0.6 * side) {
      ForEach(0..<max(4, code.count), id: \.self) { index in
        Circle().fill(index < code.count ? Color.theme(\.text) : Color.theme(\.track)).frame(width: side, height: side)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words(code.count == 1 ? "1 digit entered" : "\(code.count) digits entered"))
    .modifier(SemanticsModifier(.privacy(true)))
  }

  /// The button that gives up.
  private var wayOut: some View {
    Button(.toolkit("Cancel"), action: cancel).keyboardShortcut(.cancelAction)
      .buttonStyle(.bordered).buttonSizing(.flexible)
  }

  /// The remaining wait, the answer to the last code or, unless the title says it already, what to do.
  @ViewBuilder private var note: some View {
    if let blockedUntil {
      VStack(spacing: 0) {
        Text(.toolkit("Wrong code"))
        CountdownText(until: blockedUntil) { Text(.toolkit("Try again in \($0)")) }
      }
      .foregroundStyle(.theme(\.danger))
    } else if let message {
      Text(message).foregroundStyle(.theme(\.danger))
    } else if title != .toolkit("Enter the code") {
      Text(.toolkit("Enter the code")).foregroundStyle(.secondary)
    }
  }

  private var keys: some View {
    VStack(spacing: gap) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: gap) { ForEach(1...3, id: \.self) { digit(3 * row + $0) } }
      }
      HStack(spacing: gap) {
        key("Delete", symbol: "delete.left", isOn: !code.isEmpty) { code.removeLast() }
        digit(0)
        key("OK", symbol: "checkmark", isOn: !code.isEmpty && blockedUntil == nil) { enterCode() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
      }
    }
    // The automatic style gives a frame only to text.
    .buttonStyle(.bordered)
    .buttonSizing(.flexible)
    .controlSize(screenClass == .tiny ? .regular : .large)
    // Digits are in the order of a telephone in every language.
    .environment(.leftToRight) { $0.layoutDirection = $1 }
    // The keys are private: anyone who hears the digits, or sees which keys are pressed, learns the code.
    .modifier(SemanticsModifier(.privacy(true)))
  }

  /// The distance between the keys, in points. Except on a tiny screen it has room for the focus ring.
  private var gap: Double { screenClass == .tiny ? 6 : 9 }

  private func digit(_ number: Int) -> some View {
    Button {
      append(number)
      typing.isTyped = false
    } label: {
      Text(verbatim: "\(number)").font(.title3.weight(.semibold))
    }
    .disabled(blockedUntil != nil)
    .focused($focusedDigit, equals: number)
    .modifier(
      SemanticsModifier(
        .changeEach {
          $0.traits.insert(.isKeyboardKey)
          $0.privacy.typesCharacters = true
        }))
  }

  private func key(
    _ name: LocalizedStringKey, symbol: String, isOn: Bool, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol) }
      .accessibilityLabel(words(name))
      .modifier(SemanticsModifier(.changeEach { $0.privacy.hasToolkitName = true }))
      .disabled(!isOn)
  }

  private func append(_ number: Int) {
    if code.count < Self.longest {
      stage?.noteTyping(into: typing, isNew: code.isEmpty) {
        code = ""
        typing.isTyped = false
      }
      code += "\(number)"
    }
    message = nil
  }

  /// Starts the check of the code, which continues if the viewer that has typed it leaves at once.
  private func enterCode() {
    stage?.endTyping(into: typing)
    submission += 1
  }

  /// Handles a key of a keyboard.
  private func type(_ press: KeyPress) -> KeyPress.Result {
    if press.key == .delete, !code.isEmpty {
      code.removeLast()
      return .handled
    }
    if press.key == .return, typing.isTyped, focusedDigit != nil, !code.isEmpty, blockedUntil == nil {
      enterCode()
      return .handled
    }
    guard blockedUntil == nil, let digit = press.characters.first?.wholeNumberValue, press.characters.count == 1 else {
      return .ignored
    }
    append(digit)
    typing.isTyped = true
    return .handled
  }

  private func submit() async {
    isChecking = true
    let verdict = await enter(code)
    isChecking = false
    code = ""
    switch verdict {
    case .right, .blocked: message = nil
    case .wrong: message = .toolkit("Wrong code")
    case .failed: message = .toolkit("This could not be checked")
    }
  }
}
