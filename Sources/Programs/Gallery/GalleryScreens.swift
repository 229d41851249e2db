import Faceplate

/// The panels of the gallery, by their names for `--screen`.
public enum GalleryScreens {
  /// All panels; the first is shown by default.
  @MainActor public static let all = [
    PanelScreen("home", "The finished panels as tiles") { HomeScreen() },
    PanelScreen("oven", "An oven: dial, steppers, a range of temperatures") { OvenPanel() },
    PanelScreen("thermostat", "A thermostat: dial, modes, readings") { ThermostatPanel() },
    PanelScreen("lighting", "Lights: toggles, sliders, scenes") { LightingPanel() },
    PanelScreen("washer", "A washing machine: program knob, steps, time") { WasherPanel() },
    PanelScreen("bake", "An oven that bakes: programs, curve, timers, child lock, faults") { BakePanel() },
    PanelScreen("laundry", "A washing machine that washes: knob, remaining time, door, faults") { LaundryPanel() },
    PanelScreen("climate", "A thermostat: week's schedule, trend of a day, absence, window") { ClimatePanel() },
    PanelScreen("station", "A pump station: overview, trends, recipes, alarms, service") { StationPanel() },
    PanelScreen("room", "A panel beside a door: lamps, blinds, intercom, weather; made for 480×320") { RoomPanel() },
    PanelScreen("order", "An ordering kiosk: menu, options, cart, card, receipt; made upright") { OrderPanel() },
    PanelScreen("cart", "A shopping cart: a list with exact sums") { CartScreen() },
    PanelScreen("buttons", "Buttons and menus in all styles, sizes and states") { ButtonsScreen() },
    PanelScreen("toggles", "Toggles and pickers in all styles and states") { TogglesScreen() },
    PanelScreen("steppers", "Steppers in all styles") { SteppersScreen() },
    PanelScreen("stepper-states", "Steppers in all sizes and states") { StepperStatesScreen() },
    PanelScreen("sliders", "Sliders of one and two handles") { SlidersScreen() },
    PanelScreen("steps", "Step indicators") { StepsScreen() },
    PanelScreen("details", "Views that are held, steps in other colors, a tweak below its view") { DetailsScreen() },
    PanelScreen("indicators", "Progress, gauges and values") { IndicatorsScreen() },
    PanelScreen("readings", "Clocks, readouts and a QR code") { ReadingsScreen() },
    PanelScreen("charts", "Charts: a live series, bars, a band, a ring") { ChartsScreen() },
    PanelScreen("instruments", "Instruments: scales, vessels, lamps, digits") { InstrumentsScreen() },
    PanelScreen("payment", "A payment step: an order and a card") { PaymentScreen() },
    PanelScreen("fields", "Card entry and input fields in all styles") { FieldsScreen() },
    PanelScreen("recipes", "Pages: a list of recipes and their steps, with tabs") { RecipesScreen() },
    PanelScreen("settings", "A form with fields, pickers and switches") { SettingsScreen() },
    PanelScreen("access", "What a person may need: to read, to hear, to press, to reach") { AccessScreen() },
    PanelScreen("service", "Pages for service: brightness, clock, network, about, update") { ServiceScreen() },
    PanelScreen("setup", "A panel that is set up before its first use") { SetupScreen() },
    PanelScreen("choosing", "Dates, colours, notes, and controls with a look of their own") { ChoosingScreen() },
    PanelScreen("tables", "Columns side by side, a table that sorts, a search, sums") { TablesScreen() },
    PanelScreen("layers", "Menus, messages, sheets, dragging, a carousel, places in a picture") { LayersScreen() },
    PanelScreen("small", "The ten smallest panels, one idea each") { SmallPanelsScreen() },
    PanelScreen("dialog", "A question over a panel") { DialogScreen() },
  ]
}
