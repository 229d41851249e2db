import Faceplate

/// One page with the settings that help people to read, to hear, to press, and to reach.
///
/// Every row is a setting of the machine, so a change takes effect at once and is stored in the config file.
public struct AccessScreen: View {
  /// Sizes of text, by their names in the config file.
  private enum TextSize: String, CaseIterable, TweakValue {
    case usual = "large"
    case larger = "xxxLarge"
    case muchLarger = "accessibility2"
    case largest = "accessibility5"
  }

  private enum Contrast: String, CaseIterable, TweakValue { case standard, increased }
  private enum Speech: String, CaseIterable, TweakValue { case off, ready, on }

  /// Times by their names in the config file; `usual` leaves them to the panel.
  private enum Time: String, CaseIterable, TweakValue {
    case usual = "auto"
    case half = "500 ms"
    case one = "1 s"
    case two = "2 s"
  }

  private enum Press: String, CaseIterable, TweakValue {
    case none = "0 s"
    case short = "200 ms"
    case medium = "500 ms"
    case long = "1 s"
  }

  private enum Scan: String, CaseIterable, TweakValue {
    case never
    case one = "1 s"
    case two = "2 s"
    case four = "4 s"
  }

  @Tweak("panel.text-size") private var textSize = TextSize.usual
  @Tweak("panel.contrast") private var contrast = Contrast.standard
  @Tweak("access.flash") private var flashes = false
  @Tweak("access.repeat") private var repeats = true
  @Tweak("access.repeat-delay") private var delay = Time.usual
  @Tweak("access.double-strike") private var doubleStrike = Press.none
  @Tweak("access.slow-keys") private var slowKeys = Press.none
  @Tweak("access.one-finger") private var usesOneFinger = false
  @Tweak("access.reach") private var reaches = false
  @Tweak("speech.mode") private var speech = Speech.off
  @Tweak("speech.scan") private var scan = Scan.never
  /// The least width of an option, so that all menus are equally wide. In the largest text sizes each is only as wide
  /// as its text, as small screens have no room for more.
  @ScaledMetric private var optionWidth = 132.0
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates the page.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    NavigationStack {
      Form {
        Section("See") { sight }
        Section("Hear") {
          Picker("Speech", selection: $speech) {
            option("Off", Speech.off)
            option("When asked for", Speech.ready)
            option("On", Speech.on)
          }
        }
        Section("Touch") { touch }
        Section("Reach") { reach }
      }
      .navigationTitle("Accessibility")
    }
  }

  @ViewBuilder private var sight: some View {
    Picker("Text", selection: $textSize) {
      option("Usual", TextSize.usual)
      option("Large", TextSize.larger)
      option("Larger", TextSize.muchLarger)
      option("Largest", TextSize.largest)
    }
    Picker("Contrast", selection: $contrast) {
      option("Usual", Contrast.standard)
      option("High", Contrast.increased)
    }
    Toggle("Flash with warnings", isOn: $flashes)
  }

  @ViewBuilder private var touch: some View {
    Picker("Touch counts after", selection: $slowKeys) { presses }
    Picker("Ignore a second press within", selection: $doubleStrike) { presses }
    Toggle("Held buttons repeat", isOn: $repeats)
    Picker("Repeat after", selection: $delay) {
      option("Usual", Time.usual)
      option("\(0.5, specifier: "%.1f") s", Time.half)
      option("1 s", Time.one)
      option("2 s", Time.two)
    }
    .disabled(!repeats)
    Toggle("One finger at a time", isOn: $usesOneFinger)
  }

  @ViewBuilder private var reach: some View {
    Toggle("Swipe down to reach the top", isOn: $reaches)
    Picker("One switch", selection: $scan) {
      option("Off", Scan.never)
      option("1 s", Scan.one)
      option("2 s", Scan.two)
      option("4 s", Scan.four)
    }
  }

  @ViewBuilder private var presses: some View {
    option("Off", Press.none)
    option("\(0.2, specifier: "%.1f") s", Press.short)
    option("\(0.5, specifier: "%.1f") s", Press.medium)
    option("1 s", Press.long)
  }

  /// An option of a menu.
  private func option(_ name: LocalizedStringKey, _ value: some Hashable) -> some View {
    Text(name).frame(minWidth: typeSize.isAccessibilitySize ? nil : optionWidth, alignment: .leading).tag(value)
  }
}
