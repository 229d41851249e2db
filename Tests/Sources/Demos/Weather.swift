import SwiftUI

struct ContentView: View {
  @State private var isNight = false
  @State private var city = "Lisbon"

  var body: some View {
    ZStack {
      BackgroundView(isNight: isNight)

      VStack {
        CityTextView(cityName: city)
        MainWeatherView(
          imageName: isNight ? "moon.stars.fill" : "cloud.sun.fill",
          temperature: isNight ? 14 : 23
        )
        HStack(spacing: 20) {
          ForEach(Forecast.week) { day in
            DayView(day: day)
          }
        }
        Spacer()
        HStack(spacing: 12) {
          WeatherTile(title: "WIND", value: Measurement(value: 12, unit: UnitSpeed.kilometersPerHour).formatted())
          WeatherTile(title: "HUMIDITY", value: 0.64.formatted(.percent))
          WeatherTile(
            title: "SUNSET", value: Date(timeIntervalSince1970: 68_400).formatted(date: .omitted, time: .shortened))
        }
        .padding(.horizontal)
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          WeatherButton(title: "Change Day Time", textColor: isNight ? .black : .blue, backgroundColor: .white)
        }
        .buttonStyle(.plain)
        Spacer()
      }
    }
    .animation(.easeInOut(duration: 0.4), value: isNight)
  }
}

struct Forecast: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let symbol: String
  let degrees: Int

  static let week = [
    Forecast(name: "TUE", symbol: "cloud.sun.fill", degrees: 24),
    Forecast(name: "WED", symbol: "sun.max.fill", degrees: 26),
    Forecast(name: "THU", symbol: "wind.snow", degrees: 3),
    Forecast(name: "FRI", symbol: "cloud.bolt.rain.fill", degrees: 17),
    Forecast(name: "SAT", symbol: "snow", degrees: -2),
  ]
}

struct DayView: View {
  var day: Forecast

  var body: some View {
    VStack {
      Text(day.name)
        .font(.system(size: 16, weight: .medium, design: .default))
        .foregroundColor(.white)
      Image(systemName: day.symbol)
        .symbolRenderingMode(.multicolor)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 40, height: 40)
      Text("\(day.degrees)°")
        .font(.system(size: 28, weight: .medium))
        .foregroundColor(.white)
    }
  }
}

struct BackgroundView: View {
  var isNight: Bool

  var body: some View {
    ContainerRelativeShape()
      .fill(isNight ? Color.black.gradient : Color.blue.gradient)
      .overlay(
        LinearGradient(
          gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
          startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
        .opacity(0.6)
      )
      .edgesIgnoringSafeArea(.all)
  }
}

struct CityTextView: View {
  var cityName: String

  var body: some View {
    Text(cityName)
      .font(.system(size: 32, weight: .medium, design: .default))
      .foregroundColor(.white)
      .padding()
  }
}

struct MainWeatherView: View {
  var imageName: String
  var temperature: Int

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: imageName)
        .renderingMode(.original)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 180, height: 180)
      Text("\(temperature)°")
        .font(.system(size: 70, weight: .medium))
        .foregroundColor(.white)
        .contentTransition(.numericText(value: Double(temperature)))
    }
    .padding(.bottom, 40)
  }
}

struct WeatherTile: View {
  let title: LocalizedStringKey
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
        .font(.caption2)
        .kerning(1)
        .foregroundStyle(.secondary)
      Text(value)
        .font(.title3.weight(.semibold))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

struct WeatherButton: View {
  var title: String
  var textColor: Color
  var backgroundColor: Color

  var body: some View {
    Text(title)
      .frame(width: 280, height: 50)
      .background(backgroundColor.gradient)
      .foregroundColor(textColor)
      .font(.system(size: 20, weight: .bold, design: .default))
      .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

#Preview {
  ContentView()
}
