@testable import Graphics

/// Texts of a panel in many scripts, and the fonts that have their letters; all from the packages for the tests.
enum Scripts {
  static let fontFiles = [
    "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
    "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf",
    "/usr/share/fonts/truetype/tlwg/Loma.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ]

  /// A family, a thumb with a skin tone, two flags, a key cap, a heart and a sun that only a selector makes emoji.
  static let emoji = "👨‍👩‍👧👍🏽🇩🇪🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣❤️☀️"

  /// A name for each text, the file whose letters it needs, and the text.
  static let texts: [(name: String, font: String, text: String)] = [
    ("arabic", fontFiles[0], "دَرَجَةُ الحَرارَةِ 21.5 مِئَوِيَّة (تَسْخِين)"),
    ("devanagari", fontFiles[1], "ओवन का तापमान बढ़ाएँ, कृपया प्रतीक्षा करें: श्रृंखला द्वितीय"),
    ("thai", fontFiles[2], "ตั้งอุณหภูมิเตาอบที่ ๑๘๐ องศา แล้วกดปุ่มเริ่มน้ำร้อน"),
    ("chinese", fontFiles[3], "烤箱正在预热，请稍候。目标温度180度"),
    ("hebrew", fontFiles[4], "טמפרטורת התנור 180 עד 220 (מעלות) Oven 3 דלת"),
    ("vietnamese", fontFiles[4], "Nhiệt độ lò nướng đã đạt, ấn để bắt đầu"),
  ]

  /// Emoji among words, from the left and from the right.
  static let mixed = (
    name: "emoji", font: fontFiles[5],
    text: "Fertig 👍🏽 in 5 min: \(emoji) שלום 😀 ok ☀ ❤"
  )

  /// Stand-ins from these files alone, whatever else is installed.
  static let fallback = FontFallback(files: fontFiles, usesSystem: false)

  /// Inter with these stand-ins.
  static let inter = try! FontLibrary.system(fallback: fallback).face(weight: 400)
}
