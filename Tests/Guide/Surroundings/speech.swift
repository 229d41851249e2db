import Faceplate
import FaceplateTesting
import Gallery
import Speech
import Testing

private let price = "3 €"
