import SwiftUI

struct HeartsView: View {
  @State private var likes = 0
  @State private var trigger = false

  var body: some View {
    VStack(spacing: 50) {
      PhaseAnimator([false, true]) { phase in
        Image(systemName: "heart.fill")
          .font(.system(size: 60))
          .foregroundStyle(phase ? .red : .pink)
          .scaleEffect(phase ? 1.2 : 1)
      } animation: { phase in
        phase ? .easeIn(duration: 0.3) : .spring(duration: 0.5, bounce: 0.5)
      }

      Text("👍")
        .font(.system(size: 70))
        .keyframeAnimator(initialValue: AnimationValues(), trigger: trigger) { content, value in
          content
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .scaleEffect(y: value.verticalStretch)
            .offset(y: value.verticalTranslation)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.58)
            CubicKeyframe(.degrees(16), duration: 0.125)
            CubicKeyframe(.degrees(-16), duration: 0.125)
            CubicKeyframe(.zero, duration: 0.125)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.36)
            SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
            SpringKeyframe(1.0, spring: .bouncy)
          }
          KeyframeTrack(\.verticalStretch) {
            CubicKeyframe(1.0, duration: 0.1)
            CubicKeyframe(0.6, duration: 0.15)
            CubicKeyframe(1.5, duration: 0.1)
            CubicKeyframe(1.0, duration: 0.4)
          }
          KeyframeTrack(\.verticalTranslation) {
            LinearKeyframe(0.0, duration: 0.1)
            SpringKeyframe(-100.0, duration: 1.0, spring: .bouncy)
            MoveKeyframe(0)
          }
        }
        .onTapGesture {
          trigger.toggle(); likes += 1
        }

      Text("\(likes)")
        .font(.title)
        .phaseAnimator([0, 1, 2], trigger: likes) { view, phase in
          view.offset(x: phase == 1 ? 10 : phase == 2 ? -10 : 0)
        } animation: { _ in
          .bouncy
        }

      Button {
        withAnimation(.smooth(duration: 0.4), completionCriteria: .logicallyComplete) {
          likes = 0
        } completion: {
          trigger.toggle()
        }
      } label: {
        Label("Reset", systemImage: "arrow.counterclockwise")
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .tint(.pink)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], [0.6, 0.4], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .pink, .purple, .indigo,
          .orange, .white, .blue,
          .yellow, .green, .mint,
        ]
      )
      .opacity(0.4)
      .ignoresSafeArea()
    }
  }
}

struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
}

#Preview {
  HeartsView()
}
