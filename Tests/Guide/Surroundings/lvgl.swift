import Faceplate

// In the view:
@State private var now = 180.0
@State private var fan = false
@State private var program = "Top"
