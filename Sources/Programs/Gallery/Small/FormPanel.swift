import Faceplate

/// A form: a field, a choice, a number and a switch.
struct FormPanel: View {
  @State private var name = ""
  @State private var size = "Medium"
  @State private var number = 1
  @State private var isGift = false

  var body: some View {
    Form {
      Section("Order") {
        TextField("Name", text: $name)
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        Stepper("Number", value: $number, in: 1...9)
        Toggle("A gift", isOn: $isGift)
      }
    }
  }
}
