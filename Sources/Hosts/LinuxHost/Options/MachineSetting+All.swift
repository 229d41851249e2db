import Looks
import Graphics
import Keyboards
import Localization

extension MachineSetting {
  /// Every setting of the machine, in the order in which help texts list them.
  public static let all: [MachineSetting] =
    displays + inputs + feedbacks + consoles + idles + fonts + panels + themes + aids + speech + remotes

  private static let displays = [
    MachineSetting(
      "display.card", option: "card",
      "a node such as /dev/dri/card1, a driver such as vc4, or fd:3 for an open descriptor such as a lease; empty for the first in use",
      default: "", read: name
    ) { $0.display.card = $1 },
    MachineSetting(
      "display.connector", option: "output", "a connector such as HDMI-A-1; empty for the first that is connected",
      default: "", read: name
    ) { $0.display.connector = $1 },
    MachineSetting(
      "display.mode", option: "mode",
      "a size up to 65535 and perhaps a rate up to 1000 Hz such as 800x480 or 1280x720@60, or auto; of single screens with the connector in front, such as “auto; HDMI-A-2: 800x480”",
      default: "auto", read: DisplayModes.init
    ) { $0.display.mode = $1 },
    MachineSetting(
      "display.rotation", option: "rotation", "0, 90, 180 or 270 degrees clockwise", default: "0",
      read: { Int($0).flatMap(PixelRotation.init) }
    ) { $0.display.rotation = $1 },
    MachineSetting(
      "display.scale", option: "scale",
      "pixels in a point from 0.25 to 16, or auto; of single screens with the connector in front, such as “1; HDMI-A-2: 1.5”",
      default: "auto", read: DisplayScale.init
    ) { $0.display.scale = $1 },
    MachineSetting(
      "display.distance", option: "distance",
      "the distance from which the panel is read, from 200 mm to 5000 mm; where scale is auto, everything grows with it",
      default: "400 mm", read: distance
    ) { $0.display.distance = $1 },
    MachineSetting(
      "display.mirror", option: "mirror", "true to show the same picture on every connected screen, or false",
      default: "false", read: flag
    ) { $0.display.isMirrored = $1 },
    MachineSetting(
      "display.method", option: "method", "auto, atomic, legacy, fbdev, or memory for no screen but a remote view",
      default: "auto",
      read: DisplayMethod.init(rawValue:)
    ) { $0.display.method = $1 },
    MachineSetting(
      "display.format", option: "format", "auto, " + PixelFormat.allCases.map { "\($0)" }.joined(separator: ", "),
      default: "auto", read: format
    ) { $0.display.format = $1 },
    MachineSetting(
      "display.shift", option: "shift", "a whole number of pixels from 0 to 16 that the picture wanders by",
      default: "0",
      read: { Int($0).flatMap { (0...16).contains($0) ? $0 : nil } }
    ) { $0.display.pixelShift = $1 },
  ]

  private static let inputs = [
    MachineSetting(
      "input.grab", option: "grab", "true to keep input from every other program, or false", default: "false",
      read: flag
    ) { $0.input.isGrabbed = $1 },
    MachineSetting(
      "input.layout", option: "layout", "a keyboard layout such as us, de or fr(oss); empty for the machine's own",
      default: "", read: KeyboardLayout.name
    ) { $0.input.layout = $1 },
    MachineSetting(
      "input.cursor", option: "cursor", "auto to show a pointer while it is moved, or never", default: "auto",
      read: { ["auto": true, "never": false][$0] }
    ) { $0.input.showsCursor = $1 },
    MachineSetting(
      "input.devices", option: "devices",
      "names of devices, each with words for it: ignored, reversed, steps N from 0.01 to 1000, acceleration off|gentle|strong, "
        + "matrix of six numbers from -1000 to 1000, output of a connector; such as “Dial: reversed, steps 4; Goodix*: matrix 1 0 0 0 1 0”",
      default: "",
      read: DeviceRule.list
    ) { $0.input.devices = $1 },
  ]

  private static let feedbacks = [
    MachineSetting(
      "feedback.beeper", option: "beeper",
      "auto for the first beeper among the input devices, the name of one, or empty for none", default: "",
      read: { $0 }
    ) { $0.feedback.beeper = $1 },
    MachineSetting(
      "feedback.vibration", option: "vibration",
      "auto for the first vibration motor among the input devices, the name of one, or empty for none", default: "",
      read: { $0 }
    ) { $0.feedback.vibration = $1 },
    MachineSetting(
      "feedback.sound", option: "sound", "an ALSA device such as default or plughw:0, or empty for none", default: "",
      read: { $0 }
    ) { $0.feedback.sound = $1 },
    MachineSetting(
      "feedback.volume", option: "volume", "the loudness of the sound card from 0 to 100 percent", default: "50",
      read: { Int($0).flatMap { (0...100).contains($0) ? $0 : nil } }
    ) { $0.feedback.volume = $1 },
    MachineSetting(
      "feedback.mixer", option: "mixer",
      "a control of ALSA's mixer such as Master, which the volume sets for all programs, or empty to set that of the panel's own sounds",
      default: "", read: { $0 }
    ) { $0.feedback.mixer = $1 },
    MachineSetting(
      "feedback.presses", option: "feedback-presses",
      "true to play the press of each control and each step of a value, or false", default: "true", read: flag
    ) { $0.feedback.playsPresses = $1 },
    MachineSetting(
      "feedback.speech", option: "feedback-speech",
      "true to play feedback other than alarms while something is spoken, or false", default: "false", read: flag
    ) { $0.feedback.playsWhileSpeaking = $1 },
  ]

  private static let consoles = [
    MachineSetting(
      "console.tty", option: "tty", "a console such as tty1; empty for the one that the panel runs on", default: "",
      read: name
    ) { $0.console.tty = $1 },
    MachineSetting(
      "console.take", option: "console", "true to silence the text console behind the panel, or false", default: "true",
      read: flag
    ) { $0.console.isTaken = $1 },
    MachineSetting(
      "console.seat", option: "seat",
      "libseat to open devices through seatd or logind where the user is in none of their groups, or none",
      default: "none", read: { ["libseat": true, "none": false][$0] }
    ) { $0.console.usesSeat = $1 },
    MachineSetting(
      "console.switch", option: "switch", "true to let Ctrl-Alt-F1 to F12 bring other consoles to the front, or false",
      default: "true", read: flag
    ) { $0.console.allowsSwitching = $1 },
  ]

  private static let idles = [
    MachineSetting(
      "idle.dim", option: "dim", "a time such as 60 s, or never; at most 8760 h", default: "never", read: time
    ) { $0.idle.dim = $1 },
    MachineSetting(
      "idle.blank", option: "blank", "a time such as 10 min, or never; at most 8760 h", default: "never", read: time
    ) { $0.idle.blank = $1 },
    MachineSetting(
      "idle.off", option: "off", "a time such as 1 h, or never; at most 8760 h", default: "never", read: time
    ) { $0.idle.off = $1 },
    MachineSetting(
      "idle.brightness", option: "brightness", "percent when dimmed and when awake, such as 20..100",
      default: "20..100",
      read: percents
    ) { $0.idle.brightness = $1 },
    MachineSetting(
      "idle.backlight", option: "backlight", "auto, a name of /sys/class/backlight, a path, or empty for none",
      default: "auto", read: { $0 }
    ) { $0.idle.backlight = $1 },
    MachineSetting(
      "idle.command", option: "backlight-command",
      "a program that is called with the brightness in percent; empty for none",
      default: "", read: { $0 }
    ) { $0.idle.command = $1 },
  ]

  private static let fonts = [
    MachineSetting(
      "fonts.files", option: "fonts",
      "font files that can be read, with semicolons between, for characters that the typeface lacks; the rest "
        + "comes from the system's fonts", default: "", read: files
    ) { $0.fontFiles = $1 }
  ]

  private static let panels = [
    // This setting decides which panel is built, so it is read before the options exist.
    MachineSetting(
      panelFileID, option: "panel",
      "a panel file whose panel replaces those of the program from the next start on; empty for none, or for "
        + "/etc/kiosk/panel.yaml if the service has that file", default: "", read: name
    ) { _, _ in }.with(.panelFiles),
    MachineSetting(
      languageID, option: "language",
      "a language such as de, pt-BR or zh-Hans, or auto for that of the machine's locale", default: "auto",
      read: { text in text == "auto" ? .some(nil) : LanguageTag(text).map { .some($0) } }
    ) { $0.language = $1 },
    MachineSetting(
      "panel.appearance", option: "appearance",
      "light, dark, two times between which the panel is light such as 07:00..19:30, or an illuminance from 0.1 lx to "
        + "100000 lx below which it is dark such as “sensor 10 lx”",
      default: "light", read: Appearance.init
    ) { $0.look.appearance = $1 },
    MachineSetting(
      "panel.contrast", option: "contrast", choices(ColorSchemeContrast.allCases), default: "standard",
      read: choice(ColorSchemeContrast.allCases)
    ) { $0.look.contrast = $1 },
    MachineSetting(
      "panel.text-size", option: "text-size", choices(DynamicTypeSize.allCases), default: "large",
      read: choice(DynamicTypeSize.allCases)
    ) { $0.look.textSize = $1 },
    MachineSetting(
      "panel.reduce-motion", option: "reduce-motion", "true to let views fade instead of moving, or false",
      default: "false", read: flag
    ) { $0.look.reducesMotion = $1 },
  ]

  private static let themes = [
    MachineSetting(
      "theme.colors", option: "theme-colors", choices(ThemeDesign.Colors.allCases), default: "standard",
      read: choice(ThemeDesign.Colors.allCases)
    ) { $0.look.design.colors = $1 },
    MachineSetting(
      "theme.accent", option: "theme-accent",
      "a colour such as #7A1FA2, which is made darker or lighter where it could not be read, or auto", default: "auto",
      read: accent
    ) { $0.look.design.accent = $1 },
    MachineSetting(
      "theme.radius", option: "theme-radius", "the radius of corners from 0 to 40 points, such as 4, or auto",
      default: "auto", read: radius
    ) { $0.look.design.cornerRadius = $1 },
    MachineSetting(
      "theme.density", option: "theme-density", choices(ThemeDesign.Density.allCases), default: "regular",
      read: choice(ThemeDesign.Density.allCases)
    ) { $0.look.design.density = $1 },
    MachineSetting(
      typefaceID, option: "theme-typeface",
      "font files that replace the toolkit's typeface, with semicolons between, each with its own weight and slant",
      default: "", read: files
    ) { $0.look.typefaceFiles = $1 },
  ]

  private static let remotes = [
    MachineSetting(
      "remote.vnc", option: "vnc",
      "off, on for viewers on this machine, a port, or an address such as 0.0.0.0:5900, which needs remote.password and "
        + "remote.allow", default: "off",
      read: { text in text == "off" ? .some(nil) : RemoteAddress(text).map { .some($0) } }
    ) { $0.remote.address = $1 },
    MachineSetting(
      "remote.allow", option: "vnc-allow",
      "addresses that viewers may connect from, with commas between, such as 192.0.2.0/24, fd00::/8; empty for this machine "
        + "alone", default: "", read: AddressRange.list
    ) { $0.remote.allowed = $1 },
    MachineSetting(
      "remote.password", option: "vnc-password",
      "a file whose first line is the password to work the panel and whose second, if there is one, is the password to watch, of 8 "
        + "characters at most; credential:NAME for one that systemd passes on; empty for none", default: "", read: name
    ) { $0.remote.passwordFile = $1 },
    MachineSetting(
      "remote.input", option: "vnc-input", "true to let viewers work the panel, or false to let them only watch",
      default: "true", read: flag
    ) { $0.remote.takesInput = $1 },
    MachineSetting(
      "remote.secrets", option: "vnc-secrets",
      "hidden to keep passwords and card numbers from viewers, or shown", default: "hidden",
      read: { ["shown": true, "hidden": false][$0] }
    ) { $0.remote.showsSecrets = $1 },
  ].map { $0.with(.remoteView) }

  /// The name of the setting for the panel file.
  package static let panelFileID = "panel.file"
  /// The name of the setting for the language.
  package static let languageID = "panel.language"
  /// The name of the setting for the font files that replace Inter.
  package static let typefaceID = "theme.typeface"
}
