import Glibc
import Testing

@testable import Settings

struct SettingsFileTests {
  let scratch = Scratch()

  private func file(_ name: String = "panel.conf", faultInjection: FaultInjection = FaultInjection()) -> SettingsFile {
    SettingsFile(path: scratch.file(name), declarations: oven, faultInjection: faultInjection)
  }

  @Test("A missing file leaves all to the defaults")
  func aMissingFileLeavesAllToTheDefaults() {
    let reading = file().load()
    #expect(reading == SettingsReading(absent: Set(oven.map(\.id)), isMissing: true))
  }

  @Test("The first write makes the file")
  func theFirstWriteMakesTheFile() throws {
    try file().write(["oven.temperature": "200", "brightness": "9"])
    #expect(
      scratch.text() == """
        # The settings of this panel. Edit them freely: a change shows as soon as the file is saved.
        # A line that makes no sense is reported and left alone.

        [oven]
        # 30 to 250 °C, default 180
        temperature=200

        [panel]
        # 0 to 100 %, default 80
        brightness=9

        """)
    #expect(scratch.names == [".panel.conf.lock", "panel.conf"])
    #expect(file().load().values == ["oven.temperature": "200", "brightness": "9"])
  }

  @Test("The mode is kept")
  func theModeIsKept() throws {
    scratch.put("[oven]\nfan=true\n")
    chmod(scratch.file(), 0o640)
    try file().write(["oven.fan": "false"])
    #expect(scratch.status().st_mode & 0o7777 == 0o640)
    #expect(scratch.text() == "[oven]\nfan=false\n")
  }

  @Test("The owner is kept")
  func theOwnerIsKept() throws {
    scratch.put("[oven]\nfan=true\n")
    guard chown(scratch.file(), 12345, 12346) == 0 else { return }  // only root can try
    try file().write(["oven.fan": "false"])
    #expect(scratch.status().st_uid == 12345)
    #expect(scratch.status().st_gid == 12346)
  }

  @Test("What the file already says is not written")
  func whatTheFileAlreadySaysIsNotWritten() throws {
    scratch.put("[oven]\nfan = true\n")
    let before = scratch.status()
    try file().write(["oven.fan": "true"])
    try file().write([:])
    #expect(scratch.status().st_ino == before.st_ino)
    #expect(scratch.status().st_mtim.tv_nsec == before.st_mtim.tv_nsec)
  }

  @Test("Links are followed and stay")
  func linksAreFollowedAndStay() throws {
    mkdir(scratch.file("real"), 0o755)
    scratch.put("[oven]\nfan=true\n", as: "real/target.conf")
    symlink("real/middle.conf", scratch.file())
    symlink("target.conf", scratch.file("real/middle.conf"))
    try file().write(["oven.fan": "false"])
    #expect(scratch.text("real/target.conf") == "[oven]\nfan=false\n")
    #expect(scratch.status().st_mode & S_IFMT == S_IFLNK)
    #expect(
      file().watchedPaths == [
        scratch.file(), scratch.file("real/middle.conf"), "\(scratch.path)/real/target.conf",
      ])
    symlink("\(scratch.path)/real/new.conf", scratch.file("dangling.conf"))
    try file("dangling.conf").write(["oven.fan": "false"])
    #expect(scratch.text("real/new.conf")?.hasSuffix("fan=false\n") == true)
  }

  @Test("An impossible value is not written")
  func whatCannotBeIsNotWritten() throws {
    scratch.put("[oven]\nfan=true\n")
    let complaints = [
      ["oven.fan": "perhaps"]: "oven.fan cannot become “perhaps”: must be true or false; nothing was written",
      ["oven.fna": "true"]: "there is no setting “oven.fna”: did you mean oven.fan? Nothing was written",
      ["x": "1", "oven.fan": "false"]:
        "there is no setting “x”: use one of the names that list prints, with --panel FILE for those of a panel file; nothing was written",
      ["oven.fan": "false", "sign.text": "a\0"]:
        "“sign.text” cannot have this value in a key file: "
        + "leave NUL and leading form feeds out of texts, and []= out of names; nothing was written",
    ]
    for (changes, complaint) in complaints {
      let problem = #expect(throws: SettingsProblem.self) { try file().write(changes) }
      #expect(problem?.description == "\(scratch.file()): \(complaint)")
    }
    #expect(scratch.text() == "[oven]\nfan=true\n")
  }

  @Test("What is no file is reported")
  func whatIsNoFileIsReported() throws {
    mkdir(scratch.file("directory"), 0o755)
    mkfifo(scratch.file("pipe"), 0o644)
    symlink("loop", scratch.file("loop"))
    scratch.put("", as: "plain")
    let complaints = [
      "directory": "is a directory: name a plain file instead",
      "pipe": "is a device or a pipe: name a plain file instead",
      "loop": "cannot be found: Too many levels of symbolic links: undo the loop of symbolic links",
      "gone/panel.conf":
        "the directory \(scratch.file("gone")) cannot be opened: No such file or directory: "
        + "create the directory \(scratch.file("gone"))",
      "plain/panel.conf":
        "the directory \(scratch.file("plain")) cannot be opened: Not a directory: "
        + "\(scratch.file("plain")) has to be a directory",
    ]
    for (name, complaint) in complaints {
      let reading = file(name).load()
      #expect(reading.problems.map(\.description) == ["\(scratch.file(name)): \(complaint)"])
      #expect(reading.absent.isEmpty, "all stays as it is")
      let problem = #expect(throws: SettingsProblem.self) { try file(name).write(["oven.fan": "true"]) }
      #expect(problem == reading.problems.first)
    }
  }

  @Test("What an empty file has held is written again, and no removal leaves an empty file")
  func emptied() throws {
    let file = file()
    scratch.put("[oven]\nfan=true\n")
    _ = file.load()
    scratch.put("")
    #expect(file.load().values["oven.fan"] == nil)
    try file.write(["oven.temperature": "95"])
    #expect(scratch.text()?.contains("fan=true") == true)
    scratch.put("[oven]\nfan=true\n")
    try file.write([:], removing: ["oven.fan"])
    #expect(scratch.text()?.hasPrefix("#") == true)
  }

  @Test("A huge file is left alone")
  func aHugeFileIsLeftAlone() throws {
    scratch.put(Array(repeating: 10, count: SettingsLimits.fileBytes + 1))
    let complaint =
      "\(scratch.file()): is longer than 1024 KiB or 20000 lines: check that it is the right file, and shorten it"
    #expect(file().load().problems.map(\.description) == [complaint])
    #expect(throws: SettingsProblem.self) { try file().write(["oven.fan": "true"]) }
    #expect(scratch.status().st_size == SettingsLimits.fileBytes + 1)
  }

  @Test("A refusal loses nothing", arguments: [ENOSPC, EROFS, EACCES, EIO, EDQUOT], FaultInjection.Step.allCases)
  func aRefusalLosesNothing(code: CInt, step: FaultInjection.Step) throws {
    scratch.put("[oven]\nfan=true\n")
    let refusing = file(faultInjection: FaultInjection(refusal: { $0 == step ? code : 0 }))
    let problem = #expect(throws: SettingsProblem.self) { try refusing.write(["oven.fan": "false"]) }
    let line = try #require(problem).description
    #expect(line.contains(String(cString: strerror(code))))
    #expect(scratch.text() == (step == .syncDirectory ? "[oven]\nfan=false\n" : "[oven]\nfan=true\n"))
    #expect(scratch.names == [".panel.conf.lock", "panel.conf"], "no draft stays behind")
  }

  @Test("A full disk loses nothing", .enabled(if: SmallDisk.mayMount, "only who may mount can have a small disk"))
  func aFullDiskLosesNothing() throws {
    mkdir(scratch.file("disk"), 0o755)
    try run("/bin/mount", "-t", "tmpfs", "-o", "size=16k", "none", scratch.file("disk"))
    defer { umount2(scratch.file("disk"), CInt(MNT_DETACH)) }
    let text = "[sign]\ntext=Hi\n#" + String(repeating: "x", count: 9000) + "\n"
    scratch.put(text, as: "disk/panel.conf")
    let problem = #expect(throws: SettingsProblem.self) { try file("disk/panel.conf").write(["sign.text": "Bye"]) }
    #expect(problem?.what == "cannot be written: No space left on device")
    #expect(scratch.text("disk/panel.conf") == text)
    try run("/bin/mount", "-o", "remount,ro", scratch.file("disk"))
    let refusal = #expect(throws: SettingsProblem.self) { try file("disk/panel.conf").write(["sign.text": "Bye"]) }
    #expect(refusal?.fix == "mount the file system writable, or keep the file on another one")
  }

  @Test("The draft of a power cut is swept")
  func theDraftOfAPowerCutIsSwept() throws {
    scratch.put("[oven]\nfan=true\n")
    scratch.put("half", as: ".panel.conf.draft")
    try file().write(["oven.fan": "false"])
    #expect(scratch.names == [".panel.conf.lock", "panel.conf"])
  }

  @Test("A comment names no default that is empty")
  func comments() {
    #expect(SettingDeclaration.comment("a text", "") == "a text")
    #expect(SettingDeclaration.comment("a number", "2") == "a number; default 2")
  }
}
