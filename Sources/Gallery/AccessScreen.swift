import Faceplate

/// One page for what a person may need: to read, to hear, to press, and to reach.
///
/// Every row is a setting of the machine, so that a change takes effect at once and stays in the config file.
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

  /// Times, as the config file has them; `usual` leaves them to the panel.
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

  /// Creates the page.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    Form {
      Section {
        Picker("Text", selection: $textSize) {
          Text("Usual").tag(TextSize.usual)
          Text("Large").tag(TextSize.larger)
          Text("Larger").tag(TextSize.muchLarger)
          Text("Largest").tag(TextSize.largest)
        }
        Picker("Contrast", selection: $contrast) {
          Text("Usual").tag(Contrast.standard)
          Text("High").tag(Contrast.increased)
        }
        Toggle("Flash with warnings", isOn: $flashes)
      } header: {
        Text("See")
      }
      Section {
        Picker("Speech", selection: $speech) {
          Text("Off").tag(Speech.off)
          Text("With headset").tag(Speech.ready)
          Text("On").tag(Speech.on)
        }
      } header: {
        Text("Hear")
      }
      Section {
        Picker("Count a touch after", selection: $slowKeys) { presses }
        Picker("Ignore another within", selection: $doubleStrike) { presses }
        Toggle("Held buttons repeat", isOn: $repeats)
        Picker("Repeat after", selection: $delay) {
          Text("Usual").tag(Time.usual)
          Text("0.5 s").tag(Time.half)
          Text("1 s").tag(Time.one)
          Text("2 s").tag(Time.two)
        }
        .disabled(!repeats)
        Toggle("One finger at a time", isOn: $usesOneFinger)
      } header: {
        Text("Touch")
      }
      Section {
        Toggle("Swipe down to reach the top", isOn: $reaches)
        Picker("One switch", selection: $scan) {
          Text("Off").tag(Scan.never)
          Text("1 s").tag(Scan.one)
          Text("2 s").tag(Scan.two)
          Text("4 s").tag(Scan.four)
        }
      } header: {
        Text("Reach")
      }
    }
  }

  @ViewBuilder private var presses: some View {
    Text("Off").tag(Press.none)
    Text("0.2 s").tag(Press.short)
    Text("0.5 s").tag(Press.medium)
    Text("1 s").tag(Press.long)
  }
}
