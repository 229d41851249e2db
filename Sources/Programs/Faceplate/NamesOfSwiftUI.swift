// swift-format-ignore-file
// The documentation of these names is in the room SwiftUI, which has them for sources that import SwiftUI by name.
// With `import Faceplate` they are errors of the compiler that say why a panel has no such name.

import Runtime

/// An argument of a modifier that only sources with `import SwiftUI` have. It exists so that the compiler says so.
public nonisolated struct NameOfSwiftUI: Sendable {
  public static let done = Self(), next = Self(), go = Self(), search = Self(), send = Self(), join = Self()
  public static let route = Self(), `return` = Self(), `continue` = Self()
  public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
  public static let monochrome = Self(), hierarchical = Self(), palette = Self(), multicolor = Self()
  public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), rotate = Self()
  public static let wiggle = Self(), breathe = Self(), appear = Self(), disappear = Self(), replace = Self()
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
}

extension View {
  @available(
    *, unavailable, message: "symbols of a panel do not move: leave it out; with “import SwiftUI” it is a warning"
  )
  public func symbolEffect(
    _ effect: NameOfSwiftUI, options: NameOfSwiftUI = .default, isActive: Bool = true
  ) -> EmptyView { EmptyView() }

  @available(
    *, unavailable, message: "symbols of a panel do not move: leave it out; with “import SwiftUI” it is a warning"
  )
  public func symbolEffect<Value: Equatable>(
    _ effect: NameOfSwiftUI, options: NameOfSwiftUI = .default, value: Value
  ) -> EmptyView { EmptyView() }

  @available(
    *, unavailable, message: "symbols of a panel have one color: leave it out; with “import SwiftUI” it is a warning"
  )
  public func symbolRenderingMode(_ mode: NameOfSwiftUI?) -> EmptyView { EmptyView() }

  @available(
    *, unavailable, message: "the return key always has the same symbol: leave it out; with “import SwiftUI” it is a warning"
  )
  public func submitLabel(_ label: NameOfSwiftUI) -> EmptyView { EmptyView() }

  @available(
    *, unavailable, message: "the keyboard closes by a touch beside it: leave it out; with “import SwiftUI” it is a warning"
  )
  public func scrollDismissesKeyboard(_ mode: NameOfSwiftUI) -> EmptyView { EmptyView() }
}
