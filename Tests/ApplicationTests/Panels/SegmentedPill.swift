import Faceplate

/// A segmented control whose highlight slides from one segment to the next.
struct SegmentedPill<Option: Hashable & Identifiable, Content: View>: View {
  @Binding var selection: Option
  let options: [Option]
  @ViewBuilder let content: (Option, Bool) -> Content
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options) { option in
        let isSelected = option == selection
        Button {
          withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) { selection = option }
        } label: {
          content(option, isSelected)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .background {
          if isSelected {
            Capsule()
              .fill(.tint)
              .matchedGeometryEffect(id: "highlight", in: namespace)
          }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(4)
    .background(.quaternary, in: Capsule())
  }
}

enum FanMode: String, CaseIterable, Identifiable {
  case low, medium, high
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

/// An underline that follows the chosen tab: the tabs are the sources.
struct UnderlineTabs: View {
  let titles: [String]
  @Binding var index: Int
  @Namespace private var tabs

  var body: some View {
    HStack(spacing: 24) {
      ForEach(titles.indices, id: \.self) { position in
        Text(titles[position])
          .fontWeight(position == index ? .semibold : .regular)
          .foregroundStyle(position == index ? .primary : .secondary)
          .padding(.bottom, 6)
          .matchedGeometryEffect(id: position, in: tabs, anchor: .bottom, isSource: true)
          .onTapGesture { withAnimation(.easeInOut) { index = position } }
          .accessibilityAddTraits(.isButton)
      }
    }
    .overlay {
      Rectangle()
        .fill(Color.accentColor)
        .frame(height: 3)
        .matchedGeometryEffect(id: index, in: tabs, properties: .frame, anchor: .bottom, isSource: false)
        .accessibilityLabel("Underline")
    }
  }
}

struct HeroCard: View {
  @Binding var isExpanded: Bool
  @Namespace private var hero

  var body: some View {
    ZStack {
      if isExpanded {
        VStack {
          RoundedRectangle(cornerRadius: 20)
            .fill(.orange.gradient)
            .matchedGeometryEffect(id: "card", in: hero)
            .frame(height: 160)
          Text("Details").font(.title2.bold()).matchedGeometryEffect(id: "title", in: hero)
        }
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 8)
            .fill(.orange.gradient)
            .matchedGeometryEffect(id: "card", in: hero)
            .frame(width: 60, height: 60)
          Text("Summary").font(.body).matchedGeometryEffect(id: "title", in: hero)
          Spacer()
        }
      }
    }
    .onTapGesture { withAnimation(.spring()) { isExpanded.toggle() } }
  }
}

struct SegmentedScreen: View {
  @State private var mode = FanMode.low
  @State private var tab = 0
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 24) {
      SegmentedPill(selection: $mode, options: FanMode.allCases) { option, isSelected in
        Text(option.title)
          .font(.subheadline.weight(.semibold))
          .foregroundColor(isSelected ? .white : .primary)
      }
      Text("Mode: \(mode.rawValue)")
      UnderlineTabs(titles: ["Day", "Week", "Month"], index: $tab)
      HeroCard(isExpanded: $isExpanded)
      Spacer()
    }
    .padding()
  }
}

#Preview("Segments") { SegmentedScreen() }
