// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// Debug builds are optimised where pixels and bytes are walked one by one: they are 30 to 100 times slower without. SwiftPM
// allows such flags in packages that others depend on since 6.3, which this manifest asks for anyway.
let fastLoops: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
let fastKernels: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

// The linker of the toolchain itself. Debian 13 lacks gold, which Swift would take, and the one in its place needs minutes for
// each debug program.
let linker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

// What ships is compiled for size where no pixels are walked. The Makefile sets the variable.
let small: [SwiftSetting] =
  Context.environment["FACEPLATE_SMALL"] == nil
  ? [] : [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// What ships is linked to Tools/Link/deferred.c instead, which loads the library with the first picture in JPEG.
let jpeg: [LinkerSetting] = Context.environment["FACEPLATE_SMALL"] == nil ? [.linkedLibrary("jpeg")] : []

/// The toolkit lives on the main thread.
let onMain: [SwiftSetting] = [.defaultIsolation(MainActor.self)] + small

func system(_ name: String, _ pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/Base/System/\(name)", pkgConfig: pkgConfig)
}

// What the rooms above the controls, and the tests of all rooms of the interface, are made of.
let interface: [Target.Dependency] = [
  "Controls", "Looks", "Runtime", "Combine", "Graphics", "Localization", "Values", "Machine",
]

/// A room that is in a program only if the trait of its part is on.
func part(_ trait: String, _ room: String) -> Target.Dependency {
  .target(name: room, condition: .when(traits: [trait]))
}

// The comparison with Cairo, which nothing but bench and tests link. The Makefile sets the variable.
let comparison: [Target] =
  Context.environment["FACEPLATE_BENCH"] == nil
  ? []
  : [
    .executableTarget(
      name: "raster-bench", dependencies: ["Graphics", "CCairo", "CFreeType"], path: "Sources/Programs/RasterBench",
      exclude: ["README.md"])
  ]

let package = Package(
  name: "Faceplate",
  products: [
    .library(name: "Faceplate", targets: ["Faceplate"]),
    .library(name: "Graphics", targets: ["Graphics"]),
    // Sources that import these compile unchanged. Apple's systems have modules of these names: for Linux only.
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    // Value types for what sources of SwiftUI ask UIKit for, for sources that import it by name. For Linux only, too.
    .library(name: "UIKit", targets: ["UIKit"]),
    // `UTType` for sources that import it by name. For Linux only.
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    // The vectors of Apple's module of that name.
    .library(name: "simd", targets: ["simd"]),
    // Lines of a log, and drawing, for sources that import these by name. For Linux only.
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .library(name: "FaceplateTesting", targets: ["FaceplateTesting"]),
    .executable(name: "kiosk", targets: ["kiosk"]),
  ],
  // The parts that an application chooses: `.package(…, traits: ["Charts"])` takes the base and the charts, `traits: []` the
  // base alone. Without `traits:` it takes all parts, as `kiosk` does. The names are compilation conditions.
  traits: [
    .trait(name: "Charts", description: "Chart and its marks"),
    .trait(name: "Instruments", description: "Dials, gauges, seven-segment digits and other instruments"),
    .trait(name: "Payments", description: "Card entry"),
    .trait(
      name: "Appliance", description: "Alarms, roles with codes, timers, schedules, wizards and pages for service",
      enabledTraits: ["Links"]),
    .trait(name: "Links", description: "Tweaks that live at an MQTT broker, on Modbus, or in files or commands"),
    .trait(
      name: "PanelFiles", description: "Panels described in YAML",
      enabledTraits: ["Links", "Charts", "Instruments", "Appliance"]),
    .trait(name: "RemoteView", description: "VNC viewers, screenshots and recordings of a running panel"),
    .trait(name: "Speech", description: "Speech, braille, working with one switch, and the accessibility socket"),
    .trait(name: "Languages", description: "The toolkit's own words in sixteen languages besides English"),
    .default(enabledTraits: [
      "Charts", "Instruments", "Payments", "Appliance", "Links", "PanelFiles", "RemoteView", "Speech", "Languages",
    ]),
  ],
  targets: [
    system("CFreeType", "freetype2"),
    system("CHarfBuzz", "harfbuzz"),
    system("CFriBidi", "fribidi"),
    system("CUnibreak", "libunibreak"),
    system("CThai", "libthai"),
    // The headers alone: the library is loaded where somebody watches a panel.
    .systemLibrary(name: "CVNC", path: "Sources/Base/System/CVNC"),
    system("CPNG", "libpng"),
    system("CCairo", "cairo-ft"),
    system("CQREncode", "libqrencode"),
    system("CGLib", "glib-2.0"),
    system("CDRM", "libdrm"),
    system("CInput", "libinput"),
    system("CEvdev", "libevdev"),
    system("CUdev", "libudev"),
    system("CXKB", "xkbcommon"),
    // The types alone: libyaml is loaded with the first panel file.
    .systemLibrary(name: "CYAML", path: "Sources/Base/System/CYAML"),
    .target(name: "CLinux", path: "Sources/Base/System/CLinux"),
    .target(name: "CJPEG", path: "Sources/Base/System/CJPEG", linkerSettings: jpeg),
    .target(
      name: "CKernels", path: "Sources/Base/System/CKernels", exclude: ["rows.inc"], cSettings: fastKernels),
    .target(name: "Machine", dependencies: ["CLinux"], swiftSettings: small),
    .target(name: "Typefaces", exclude: ["make-inter"], resources: [.copy("Inter")]),

    .target(
      name: "Graphics",
      dependencies: [
        "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "CThai", "CPNG", "CJPEG", "CQREncode", "CKernels",
        "CLinux", "Machine", "Typefaces",
      ],
      swiftSettings: fastLoops, linkerSettings: linker),
    .target(name: "Combine", dependencies: ["Machine", "Values"], swiftSettings: small),
    .target(name: "Values", swiftSettings: fastLoops),
    .target(
      name: "Localization", dependencies: ["Machine", "Values"], exclude: ["Words"], swiftSettings: small),
    .target(name: "Runtime", dependencies: ["Combine", "Graphics", "Values", "Machine"], swiftSettings: onMain),
    .target(
      name: "Looks", dependencies: ["Runtime", "Combine", "Graphics", "Localization", "Values", "Machine"],
      swiftSettings: onMain),
    .target(
      name: "Controls", dependencies: ["Looks", "Runtime", "Combine", "Graphics", "Localization", "Values", "Machine"],
      swiftSettings: onMain),
    .target(name: "Charting", dependencies: interface, swiftSettings: onMain),
    .target(name: "Instruments", dependencies: interface, swiftSettings: onMain),
    .target(name: "Payments", dependencies: interface, swiftSettings: onMain),
    .target(name: "Appliance", dependencies: interface, swiftSettings: onMain),
    .target(name: "Keyboards", dependencies: ["Values", "Machine", "CXKB"], swiftSettings: onMain),
    .target(
      name: "Clocks",
      dependencies: ["Looks", "Controls", "Runtime", "Combine", "Graphics", "Values", "Machine", "CLinux"],
      swiftSettings: onMain),
    .target(name: "Settings", dependencies: ["Values", "Machine", "CGLib", "CLinux"], swiftSettings: fastLoops),
    .target(
      name: "Speech",
      dependencies: [
        "Looks", "Controls", "Runtime", "Graphics", "Localization", "Values", "Machine", part("Appliance", "Appliance"),
      ],
      swiftSettings: onMain
    ),
    .target(
      name: "LinuxHost",
      dependencies: [
        "Looks", "Controls", "Runtime", "Graphics", "Localization", "Keyboards", "Values", "Machine",
        part("Speech", "Speech"), part("Payments", "Payments"), part("Appliance", "Appliance"),
        "CDRM", "CInput", "CEvdev", "CUdev", "CLinux",
      ],
      swiftSettings: onMain),
    // The types alone: libmosquitto is loaded with the first broker.
    .systemLibrary(name: "CMosquitto", path: "Sources/Base/System/CMosquitto"),
    .target(
      name: "Links", dependencies: ["Localization", "Values", "Machine", "CLinux", "CMosquitto"],
      swiftSettings: small),
    .target(
      name: "PanelFile",
      dependencies: [
        "Links", "Looks", "Controls", "Charting", "Instruments", "Appliance", "Runtime", "Graphics", "Localization",
        "Values", "Settings", "Machine", "CLinux", "CYAML",
      ],
      swiftSettings: small),
    .target(
      name: "RemoteView", dependencies: ["LinuxHost", "Keyboards", "Runtime", "Graphics", "Machine", "CLinux", "CVNC"],
      swiftSettings: onMain),
    // Apart from the program, so that no test depends on a macro: SwiftPM would build every target a second time for it.
    .target(name: "MacroExpansions", path: "Sources/Programs/Macros/Expansions"),
    .macro(
      name: "FaceplateMacros", dependencies: ["MacroExpansions"], path: "Sources/Programs/Macros",
      exclude: ["Expansions", "README.md"]),
    .target(
      name: "Operation",
      dependencies: [
        "LinuxHost", "Keyboards", "Clocks", "Looks", "Controls", "Runtime", "Graphics", "Localization", "Settings",
        "Values", "Machine", "CLinux", "CGLib", part("Appliance", "Appliance"), part("Links", "Links"),
        part("PanelFiles", "PanelFile"), part("Speech", "Speech"),
      ],
      swiftSettings: onMain),
    .target(
      name: "CommandLine",
      dependencies: [
        "Operation", "LinuxHost", "Headless", "Clocks", "Looks", "Controls", "Runtime", "Combine", "Graphics",
        "Localization", "Settings", "Values", "Machine", "CLinux", "CGLib", part("Appliance", "Appliance"),
        part("Links", "Links"), part("PanelFiles", "PanelFile"), part("RemoteView", "RemoteView"),
        part("Speech", "Speech"),
      ],
      swiftSettings: onMain),
    .target(
      name: "Faceplate",
      dependencies: [
        "CommandLine", "Operation", "FaceplateFoundation", "FoundationPublishers", "LinuxHost", "Clocks", "Looks",
        "Controls", "Runtime", "Combine", "Graphics", "Localization", "Values", "FaceplateMacros",
        part("Charts", "Charting"), part("Instruments", "Instruments"), part("Payments", "Payments"),
        part("Appliance", "Appliance"),
      ],
      swiftSettings: onMain),
    // Dates, URLs, locales and formats in views. It links FoundationEssentials weakly.
    .target(
      name: "FaceplateFoundation",
      dependencies: [
        "FoundationPublishers", "LinuxHost", "Clocks", "Looks", "Controls", "Runtime", "Combine", "Localization",
        "Values", "Machine",
      ],
      swiftSettings: onMain),
    // Apart from FaceplateFoundation: it knows no view, and here all of Foundation is linked weakly.
    .target(
      name: "FoundationPublishers", dependencies: ["Combine", "Machine"],
      swiftSettings: small,
      // Foundation's own library of units and their names. Only programs that write measurements have something of it in them.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "SwiftUI", dependencies: ["Faceplate", "UIKit"], swiftSettings: onMain),
    .target(
      name: "Charts", dependencies: ["Faceplate", "Looks", "Controls", "Charting", "Runtime", "Values"],
      swiftSettings: onMain),
    .target(
      name: "UIKit", dependencies: ["Faceplate", "Looks", "Controls", "Runtime", "Graphics", "_Testing_UIKit"],
      swiftSettings: onMain),
    .target(name: "UniformTypeIdentifiers", dependencies: ["Controls"], swiftSettings: small),
    .target(name: "_Testing_UIKit", path: "Sources/Compatibility/UIKitTesting", exclude: ["README.md"]),
    .target(name: "simd"),
    .target(name: "os", dependencies: ["LinuxHost", "Settings", "Machine"], swiftSettings: small),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: small),
    .target(
      name: "CoreGraphics", dependencies: ["UIKit", "Runtime", "_Testing_CoreGraphics"], swiftSettings: small),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/Compatibility/CoreGraphicsTesting", exclude: ["README.md"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Clocks"], swiftSettings: small),
    .executableTarget(name: "asset-symbols", path: "Sources/Programs/AssetSymbols", exclude: ["README.md"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"]),
    .target(name: "Driver", dependencies: ["Runtime", "Graphics", "Values"], swiftSettings: onMain + fastLoops),
    .target(
      name: "Headless",
      dependencies: [
        "Driver", "Keyboards", "Looks", "Controls", "Runtime", "Graphics", part("Speech", "Speech"),
        part("Appliance", "Appliance"),
      ],
      swiftSettings: onMain + fastLoops),
    .target(
      name: "FaceplateTesting",
      dependencies: ["Headless", "Looks", "Controls", "Runtime", "Graphics", part("Speech", "Speech")],
      swiftSettings: onMain),
    .target(
      name: "Gallery", dependencies: ["Faceplate"],
      exclude: [
        "visit.script", "starts.tsv", "Oven/Scripts", "Laundry/Scripts", "Climate/Scripts", "PumpStation/Scripts",
        "Room/Scripts", "Small/Scripts",
        "Ordering/Scripts", "Pictures", "PanelFiles",
      ], swiftSettings: onMain),
    .executableTarget(
      name: "panel-bench", dependencies: ["Gallery", "Faceplate", "LinuxHost", "Links", "PanelFile", "BenchMemory"],
      path: "Sources/Programs/Bench",
      exclude: ["Hello", "Memory", "README.md"], swiftSettings: onMain),
    .executableTarget(
      name: "hello-bench", dependencies: ["Faceplate", "LinuxHost", "BenchMemory"],
      path: "Sources/Programs/Bench/Hello",
      swiftSettings: onMain),
    .target(name: "BenchMemory", path: "Sources/Programs/Bench/Memory"),
    .executableTarget(name: "kiosk", dependencies: ["Gallery", "Faceplate"], swiftSettings: onMain),
    .executableTarget(
      name: "soak", dependencies: ["Gallery", "Faceplate", "FaceplateTesting"], path: "Tests/Device/Soak",
      swiftSettings: onMain),

    .testTarget(
      name: "GraphicsTests", dependencies: ["Graphics", "CCairo", "SeededRandom"],
      exclude: ["Codecs/Files", "Text/Files", "Text/Pictures", "Fuzz/Seeds", "Fuzz/Regressions"]),
    .testTarget(name: "MachineTests", dependencies: ["Machine", "CrashNotes"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "Machine"]),
    .testTarget(name: "MacroTests", dependencies: ["MacroExpansions"]),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization", "Values", "Machine", "SeededRandom"],
      exclude: ["Files", "Fuzz/Seeds", "Fuzz/Regressions"]),
    .testTarget(name: "ValuesTests", dependencies: ["Values", "SeededRandom"], swiftSettings: fastLoops),
    // What several test targets share.
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: fastLoops),
    .target(name: "CrashNotes", dependencies: ["CLinux"], path: "Tests/Support/CrashNotes"),
    // Views and a panel of the engine alone.
    .target(
      name: "PrimitiveViews", dependencies: ["Driver", "Runtime", "Graphics"], path: "Tests/Support/PrimitiveViews",
      swiftSettings: onMain),
    .target(
      name: "TestFixtures", dependencies: ["Looks", "Runtime", "Graphics", "FaceplateTesting", "PrimitiveViews"],
      path: "Tests/Support/TestFixtures", swiftSettings: onMain),
    // The built program, and panels whose files are saved while they run.
    .target(
      name: "ProgramFixtures",
      dependencies: ["Operation", "LinuxHost", "PanelFile", "Settings", "Runtime", "FaceplateTesting", "SeededRandom"],
      path: "Tests/Support/ProgramFixtures", swiftSettings: onMain),
    // The movements of controls, for tests and for the program that counts what they cost.
    .target(
      name: "MotionSamples", dependencies: ["Headless", "Looks", "Controls", "Runtime", "Graphics"],
      path: "Tests/Support/MotionSamples", swiftSettings: onMain),
    .executableTarget(
      name: "motion-report", dependencies: ["MotionSamples", "Headless", "Graphics"], path: "Tests/Bench/Motion",
      swiftSettings: onMain),
    .testTarget(
      name: "RuntimeTests",
      dependencies: ["Runtime", "Combine", "Graphics", "Values", "PrimitiveViews", "SeededRandom"],
      swiftSettings: onMain),
    .testTarget(
      name: "LooksTests", dependencies: interface + ["FaceplateTesting", "TestFixtures"], swiftSettings: onMain),
    .testTarget(
      name: "ControlsTests",
      dependencies: interface + ["Payments", "FaceplateTesting", "SeededRandom", "TestFixtures", "MotionSamples"],
      swiftSettings: onMain),
    .testTarget(
      name: "ChartingTests", dependencies: interface + ["Charting", "FaceplateTesting", "SeededRandom"],
      swiftSettings: onMain),
    .testTarget(
      name: "InstrumentsTests", dependencies: interface + ["Instruments", "FaceplateTesting"], swiftSettings: onMain),
    .testTarget(
      name: "PaymentsTests",
      dependencies: interface + ["Payments", "FaceplateTesting", "SeededRandom", "TestFixtures"],
      swiftSettings: onMain),
    .testTarget(
      name: "ApplianceTests",
      dependencies: interface + ["Payments", "Appliance", "FaceplateTesting", "SeededRandom", "TestFixtures"],
      swiftSettings: onMain),
    .testTarget(
      name: "FaceplateTestingTests",
      dependencies: [
        "FaceplateTesting", "Headless", "Looks", "Controls", "Charting", "Payments", "Appliance", "Runtime", "Graphics",
      ],
      swiftSettings: onMain),
    .executableTarget(name: "edit-storm", dependencies: ["Settings"], path: "Tests/EditStorm"),
    .testTarget(
      name: "SettingsTests", dependencies: ["Settings", "Machine", "SeededRandom", "edit-storm"],
      swiftSettings: fastLoops),
    .testTarget(
      name: "KeyboardsTests", dependencies: ["Keyboards", "Values", "CLinux"], swiftSettings: onMain),
    .testTarget(
      name: "ClocksTests", dependencies: ["Clocks", "Graphics", "Faceplate", "FaceplateTesting"], swiftSettings: onMain),
    .testTarget(
      name: "FaceplateFoundationTests",
      dependencies: ["FaceplateFoundation", "Controls", "Runtime", "Faceplate", "FaceplateTesting"],
      swiftSettings: onMain),
    .testTarget(
      name: "SpeechTests",
      dependencies: [
        "Looks", "Controls", "Appliance", "Speech", "FaceplateTesting", "Faceplate", "Gallery", "SeededRandom",
      ],
      swiftSettings: onMain),
    .executableTarget(
      name: "speech-probe", dependencies: ["LinuxHost", "Speech", "Looks", "Controls", "Runtime", "Graphics"],
      path: "Tests/SpeechServer", exclude: ["run", "serve", "record", "braille"], swiftSettings: onMain),
    // What the pages for service ask of a bus, for `make test-service`.
    .executableTarget(
      name: "service-probe", dependencies: ["Faceplate", "Operation"], path: "Tests/Service", exclude: ["run"],
      swiftSettings: onMain),
    // Many panels at one broker, for `make test-fleet`.
    .executableTarget(
      name: "fleet-probe", dependencies: ["Links", "PanelFile", "Values"], path: "Tests/Fleet", exclude: ["run"],
      swiftSettings: onMain),
    .testTarget(
      name: "LinksTests", dependencies: ["Links", "Values", "Machine", "CLinux", "CrashNotes", "SeededRandom"]),
    .testTarget(
      name: "PanelFileTests",
      dependencies: [
        "Links", "PanelFile", "Looks", "Controls", "Charting", "Appliance", "Runtime", "Graphics", "Localization",
        "Values", "FaceplateTesting", "SeededRandom",
      ],
      exclude: ["Files", "Schema/agree.py"], swiftSettings: onMain),
    .testTarget(
      name: "RemoteViewTests", dependencies: ["RemoteView", "LinuxHost", "Machine", "CLinux", "SeededRandom", "kiosk"],
      swiftSettings: onMain),
    .testTarget(
      name: "LinuxHostTests",
      dependencies: [
        "Looks", "Controls", "Payments", "LinuxHost", "Keyboards", "Machine", "CLinux",
        // What lives through the simulated day.
        "Faceplate", "Operation", "Links", "PanelFile", "SeededRandom", "Settings",
      ],
      swiftSettings: onMain),
    // Scans of the sources' text, beside the counts of `Tests/Rooms/run`.
    .testTarget(
      name: "RoomsTests", path: "Tests/Rooms",
      exclude: ["run", "Surface", "comments.py", "cycles.py", "declarations.py"], swiftSettings: onMain),
    // Sources as they are: no default isolation, the language of Swift 5, Foundation imported beside.
    .testTarget(
      name: "ApplicationTests", dependencies: ["Faceplate", "FaceplateTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Sources of other systems, with no line changed.
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "UIKit", "Charts", "Combine", "simd", "UniformTypeIdentifiers", "os", "OSLog", "CoreGraphics",
        "QuartzCore", "FaceplateTesting",
      ],
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AssetSymbols"]),
    // What `make sheets` draws the panels of the gallery with, on screens of every size.
    .executableTarget(
      name: "sheets", dependencies: ["Gallery", "Faceplate", "Headless"], path: "Tests/Sheets", swiftSettings: onMain),
    // Inputs of any size, for `make test-growth`.
    .executableTarget(
      name: "growth-probe",
      dependencies: [
        "PanelFile", "Settings", "Headless", "Looks", "Controls", "Charting", "Runtime", "Graphics", "CLinux",
      ],
      path: "Tests/Growth", exclude: ["run"], swiftSettings: onMain),
    // What a frame costs, for `make test-debug-speed`.
    .executableTarget(
      name: "debug-speed", dependencies: ["Headless", "Looks", "Controls", "Runtime", "Graphics"],
      path: "Tests/DebugSpeed",
      exclude: ["run"], swiftSettings: onMain),
    .executableTarget(
      name: "main-queue-probe", dependencies: ["LinuxHost", "Headless", "Looks", "Controls", "Runtime"],
      path: "Tests/MainQueueProbe", swiftSettings: onMain),
    .testTarget(
      name: "OperationTests",
      dependencies: interface + [
        "Operation", "Payments", "Appliance", "Settings", "Links", "PanelFile", "LinuxHost", "Headless", "Faceplate",
        "FaceplateTesting", "Gallery", "ProgramFixtures", "SeededRandom", "TestFixtures", "CLinux", "kiosk",
      ],
      swiftSettings: onMain),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CommandLine", "Settings", "Links", "PanelFile", "LinuxHost", "Graphics", "Values", "Faceplate",
        "FaceplateTesting", "Gallery", "ProgramFixtures", "SeededRandom", "kiosk", "main-queue-probe",
      ],
      swiftSettings: onMain),
    .testTarget(
      name: "FaceplateTests",
      dependencies: interface + [
        "CommandLine", "Operation", "Payments", "Headless", "Faceplate", "FaceplateTesting", "Gallery", "MotionSamples",
        "ProgramFixtures", "TestFixtures", "kiosk",
      ],
      exclude: ["Gallery/Pictures", "Languages/Pictures", "Languages/Localizations"],
      swiftSettings: onMain),
  ] + comparison
)

// The floors of the house. A room depends on rooms of its own floor and of those above it in this list, never below.
let floors = [
  ("Base", ["Machine", "Values", "Localization"]),
  ("Drawing", ["Graphics", "Typefaces"]),
  ("Engine", ["Runtime", "Combine"]),
  ("Interface", ["Looks", "Controls", "Charting", "Instruments", "Payments", "Appliance"]),
  ("Connections", ["Settings", "Links", "PanelFile"]),
  ("Hosts", ["LinuxHost", "Driver", "Headless", "RemoteView", "Speech", "Keyboards", "Clocks"]),
  (
    "Programs",
    [
      "Faceplate", "CommandLine", "Operation", "FaceplateFoundation", "FoundationPublishers", "FaceplateTesting",
      "Gallery", "kiosk",
    ]
  ),
  (
    "Compatibility",
    ["SwiftUI", "Charts", "UIKit", "UniformTypeIdentifiers", "simd", "os", "OSLog", "CoreGraphics", "QuartzCore"]
  ),
]
for (floor, rooms) in floors {
  for target in package.targets where target.path == nil && rooms.contains(target.name) {
    target.path = "Sources/\(floor)/\(target.name)"
    // The essay of the room.
    target.exclude.append("README.md")
  }
}

// Runs of some test targets alone, under a sanitizer or optimised, build what these need and not the whole package.
if let names = Context.environment["FACEPLATE_ONLY"] {
  var needed = Set(names.split(separator: ",").map(String.init))
  func need(_ target: Target) {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _):
        if needed.insert(name).inserted { package.targets.filter { $0.name == name }.forEach(need) }
      default: break
      }
    }
  }
  package.targets.filter { needed.contains($0.name) }.forEach(need)
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
