import Looks
import FaceplateTesting
import Graphics
import Runtime
import Testing

@Suite("Lint rules about what is heard")
struct LintSpeechTests {
  private func rules<Root: View>(@ViewBuilder _ root: @escaping () -> Root) throws -> Set<LintRule> {
    let panel = try Harness(size: Size(width: 320, height: 240), root: root)
    return Set(try panel.lint(on: [LintScreen(320, 240)]).map(\.rule))
  }

  @Test("An image that is read by the name of its symbol")
  func images() throws {
    let bare = try rules { Image(systemName: "flame.fill").frame(width: 300, height: 200) }
    #expect(bare.contains(.imageWords))
    let described = try rules {
      Image(systemName: "flame.fill").accessibilityLabel("The oven is hot").frame(width: 300, height: 200)
    }
    #expect(!described.contains(.imageWords))
    let hidden = try rules { Image(systemName: "flame.fill").accessibilityHidden(true).frame(width: 300, height: 200) }
    #expect(!hidden.contains(.imageWords))
  }

  @Test("An element that is read after one below it")
  func order() throws {
    func stack(_ isTurned: Bool) throws -> Set<LintRule> {
      try rules {
        ZStack {
          Text("Below").position(x: 160, y: isTurned ? 200 : 40)
          Text("Above").position(x: 160, y: isTurned ? 40 : 200)
        }
      }
    }
    #expect(try stack(true).contains(.readingOrder))
    #expect(try !stack(false).contains(.readingOrder))
  }

  @Test("Columns are read one after the other, from left to right or from right to left")
  func columns() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let found = try rules {
        HStack(spacing: 40) {
          VStack(spacing: 60) {
            Text("One")
            Text("Two")
          }
          VStack(spacing: 60) {
            Text("Three")
            Text("Four")
          }
        }
        .environment(\.layoutDirection, direction)
      }
      // The direction of the stack counts, also where the panel as a whole is read in the other one.
      #expect(!found.contains(.readingOrder), "\(direction)")
    }
  }

  @Test("An order that somebody has chosen is meant")
  func chosen() throws {
    let found = try rules {
      VStack(spacing: 60) {
        Text("Second")
        Text("First").accessibilitySortPriority(1)
      }
    }
    #expect(!found.contains(.readingOrder))
  }
}
