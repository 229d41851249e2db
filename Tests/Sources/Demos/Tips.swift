import SwiftUI

struct TipView: View {
  @State private var checkAmount = 0.0
  @State private var numberOfPeople = 2
  @State private var tipPercentage = 20
  @FocusState private var amountIsFocused: Bool

  let tipPercentages = [10, 15, 20, 25, 0]

  var totalPerPerson: Double {
    let peopleCount = Double(numberOfPeople + 2)
    let tipSelection = Double(tipPercentage)
    let tipValue = checkAmount / 100 * tipSelection
    return (checkAmount + tipValue) / peopleCount
  }

  var currency: FloatingPointFormatStyle<Double>.Currency {
    .currency(code: Locale.current.currency?.identifier ?? "USD")
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $checkAmount, format: currency)
            .keyboardType(.decimalPad)
            .focused($amountIsFocused)

          Picker("Number of people", selection: $numberOfPeople) {
            ForEach(2..<100) {
              Text("\($0) people")
            }
          }
          .pickerStyle(.navigationLink)
        }

        Section("How much do you want to tip?") {
          Picker("Tip percentage", selection: $tipPercentage) {
            ForEach(tipPercentages, id: \.self) {
              Text($0, format: .percent)
            }
          }
          .pickerStyle(.segmented)
        }

        Section {
          Text(totalPerPerson, format: currency)
            .foregroundStyle(tipPercentage == 0 ? .red : .primary)
        } header: {
          Text("Amount per person")
        }
      }
      .navigationTitle("Split the bill")
      .toolbar {
        if amountIsFocused {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {
              amountIsFocused = false
            }
          }
        }
      }
    }
  }
}

#Preview {
  TipView()
}
