import Faceplate
import Glibc
import ProgramFixtures
import Testing

@testable import LinuxHost
@testable import Operation
@testable import PanelFile
@testable import Settings

@MainActor @Suite("A panel file that is saved") struct PanelFileSessionTests {
  private static func text(_ title: String) -> String { "pages: {start: {body: [{text: \(title)}]}}\n" }

  @Test("No value can have the place of a setting of the machine in the config file, whichever way its name is written")
  func machineSettings() {
    let settings = MachineSetting.ids.union(SettingsTrial.declarations.map(\.id))
    for id in settings.union(settings.filter { $0.hasPrefix("panel.") }.map { String($0.dropFirst("panel.".count)) }) {
      // Keys with a hyphen are not names of values.
      if id.contains("-") { continue }
      let text = "values: {\(id): {type: text}}\npages: {start: {body: [{text: A}]}}\n"
      let files = PanelFiles(path: "panel.yaml") { _ in .bytes(Array(text.utf8)) }
      let problems = PanelReading.read(files, in: PanelFileSession.surroundings(nil)).problems.map(\.description)
      #expect(problems.count == 1, "\(id)")
      #expect(problems.first?.hasPrefix("panel.yaml:1:10: \(id) would ") == true, "\(problems)")
    }
  }

  @Test("What is saved is on the panel within half a second, however it is saved")
  func saved() throws {
    let desk = try PanelDesk(Self.text("One"))
    #expect(desk.panel.labels == ["One"])
    let path = desk.folder.file("panel.yaml")
    // As vim does: the old file is moved away, and a new one is written.
    #expect(
      try desk.save {
        rename(path, path + "~")
        let file = fopen(path, "w")!
        fputs(Self.text("Two"), file)
        fclose(file)
      } until: {
        desk.panel.labels == ["Two"]
      })
    // As nano does: in place.
    #expect(
      try desk.save {
        let file = fopen(path, "w")!
        fputs(Self.text("Three"), file)
        fclose(file)
      } until: {
        desk.panel.labels == ["Three"]
      })
    // As git does: removed and written anew.
    #expect(
      try desk.save {
        unlink(path)
        desk.folder.write(Self.text("Four"), to: "panel.yaml")
      } until: {
        desk.panel.labels == ["Four"]
      })
    #expect(desk.problems == [])
  }

  @Test("A file that was read while it was written is no mistake")
  func readMidway() throws {
    let desk = try PanelDesk(Self.text("One"))
    let file = try #require(fopen(desk.folder.file("panel.yaml"), "w"))
    desk.session.reload()
    #expect(
      try desk.save {
        // The reading is over before the file is whole; the loop takes it afterwards.
        var reading = pollfd(fd: desk.session.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&reading, 1, 30_000)
        fputs(Self.text("Two"), file)
        fclose(file)
      } until: {
        desk.panel.labels == ["Two"]
      })
    #expect(desk.problems == [])
  }

  @Test("A file that is cut in half or gone leaves the panel as it was, with a mark, until it is whole again")
  func broken() throws {
    let desk = try PanelDesk(Self.text("One"))
    let path = desk.folder.file("panel.yaml")
    #expect(
      try desk.save {
        desk.folder.write("pages: {start: {bo", to: "panel.yaml")
      } until: {
        desk.problems.count == 1
      })
    #expect(desk.panel.labels.first == "One")
    #expect(desk.panel.labels.count == 2)
    #expect(desk.problems.first?.hasPrefix("\(path):1:") == true)
    try desk.turn(.seconds(3))
    #expect(desk.panel.labels.first == "One")
    #expect(
      try desk.save {
        unlink(path)
      } until: {
        desk.problems.count == 2
      })
    #expect(desk.panel.labels.first == "One")
    #expect(
      try desk.save {
        desk.folder.write(Self.text("Two"), to: "panel.yaml")
      } until: {
        desk.panel.labels == ["Two"]
      })
  }

  @Test("A file that is included is followed, also if it was missing")
  func included() throws {
    let desk = try PanelDesk("pages: {start: {body: [{text: One}, {include: part.yaml}]}}\n")
    #expect(desk.panel.labels.contains("The panel cannot be shown"))
    #expect(
      try desk.save {
        desk.folder.write("- text: Two\n", to: "part.yaml")
      } until: {
        desk.panel.labels == ["One", "Two"]
      })
    #expect(
      try desk.save {
        desk.folder.write("- text: Three\n", to: "part.yaml")
      } until: {
        desk.panel.labels == ["One", "Three"]
      })
  }

  @Test("Each file is watched once, however often what is included changes")
  func watches() throws {
    let desk = try PanelDesk("pages: {start: {body: [{text: One}]}}\n")
    desk.folder.write("- text: Part\n", to: "part.yaml")
    let sources = desk.loop.watched.count
    for round in 1...3 {
      #expect(
        try desk.save {
          desk.folder.write("pages: {start: {body: [{text: \(round)}, {include: part.yaml}]}}\n", to: "panel.yaml")
        } until: {
          desk.panel.labels == ["\(round)", "Part"]
        })
      #expect(desk.loop.watched.count == sources + 1)
      #expect(
        try desk.save {
          desk.folder.write("pages: {start: {body: [{text: None}]}}\n", to: "panel.yaml")
        } until: {
          desk.panel.labels == ["None"]
        })
      #expect(desk.loop.watched.count == sources)
    }
    #expect(desk.watched == ["panel.yaml", "part.yaml", "part.yaml", "part.yaml"])
    #expect(desk.lines == [])
  }

  @Test("What is saved between a reading and the watch is read")
  func between() throws {
    let desk = try PanelDesk("pages: {start: {body: [{text: One}]}}\n")
    desk.folder.write("- text: Two\n", to: "part.yaml")
    let folder = desk.folder
    desk.onWatch { name in
      if name == "part.yaml" { folder.write("- text: Three\n", to: "part.yaml") }
    }
    #expect(
      try desk.save {
        desk.folder.write("pages: {start: {body: [{text: One}, {include: part.yaml}]}}\n", to: "panel.yaml")
      } until: {
        desk.panel.labels == ["One", "Three"]
      })
  }

  @Test("A file that could not be watched is watched after a while, and what was saved until then is read")
  func refusedForAWhile() throws {
    let desk = try PanelDesk(Self.text("One"), refusal: MachineError(.failed, "panel.yaml cannot be watched"))
    #expect(
      try desk.save {
      } until: {
        desk.panel.labels == ["One"]
      })
    desk.folder.write(Self.text("Two"), to: "panel.yaml")
    desk.allow()
    try desk.turn(FileWatch.backoff)
    #expect(
      try desk.save {
      } until: {
        desk.panel.labels == ["Two"]
      })
  }

  @Test("A file that cannot be watched is logged once, and tried again after the next reading")
  func refused() throws {
    let refusal = MachineError(.failed, "panel.yaml cannot be watched; raise fs.inotify.max_user_instances")
    let desk = try PanelDesk("pages: {start: {body: [{text: One}]}}\n", refusal: refusal)
    #expect(desk.lines == ["\(refusal)"])
    let sources = desk.loop.watched.count
    for title in ["Two", "Three"] {
      #expect(
        try desk.save {
          desk.folder.write("pages: {start: {body: [{text: \(title)}]}}\n", to: "panel.yaml")
          desk.session.reload()
        } until: {
          desk.panel.labels == [title]
        })
    }
    #expect(desk.lines == ["\(refusal)"])
    desk.allow()
    #expect(
      try desk.save {
        desk.session.reload()
      } until: {
        desk.loop.watched.count == sources + 1
      })
    #expect(
      try desk.save {
        desk.folder.write("pages: {start: {body: [{text: Four}]}}\n", to: "panel.yaml")
      } until: {
        desk.panel.labels == ["Four"]
      })
  }
}
