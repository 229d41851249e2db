import Faceplate

private let content = Text("Form")

// In the view:
@State private var mail = ""
