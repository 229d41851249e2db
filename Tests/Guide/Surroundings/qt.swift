import Faceplate
import Observation

// In the view:
@State private var open = false
