import Faceplate
import FaceplateTesting
import Gallery
import Testing

@MainActor private let panel = try! Harness { OvenPanel() }
