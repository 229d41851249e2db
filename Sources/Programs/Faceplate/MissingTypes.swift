// swift-format-ignore-file
// The documentation of these names is in the rooms that have them.
// A program may be built without these views and models. Naming one there is an error of the compiler that says what to add to
// the manifest: in a sentence where it stands for a type, and by the name of its own type where it is called. `make test-parts` compares the names with those of the rooms.

#if !Charts
public enum AddChartsToTheTraitsOfFaceplate {}
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AnnotationOverflowResolution = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AnnotationPosition = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AnyChartSymbolShape = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AreaMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AreaPlot = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AutomaticScaleDomain = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisContent = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisContentBuilder = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisContentGroup = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisGridLine = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkBuilder = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkGroup = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkPosition = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkValues = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarks = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarksDescription = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisPart = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisTick = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisValue = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisValueLabel = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias BarMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias BasicChartSymbolShape = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Chart = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartContent = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartContentBuilder = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartGroup = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartMarks = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartProxy = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartSymbolShape = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InterpolationMethod = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LineMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LinePlot = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MarkDimension = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MarkStackingMethod = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PlotDimensionScaleRange = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PlotValue = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Plottable = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PlottableValue = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PointMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PrimitivePlottableProtocol = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RectangleMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RuleMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ScaleType = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SectorMark = AddChartsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TimeSeries = AddChartsToTheTraitsOfFaceplate
#endif

#if !Instruments
public enum AddInstrumentsToTheTraitsOfFaceplate {}
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ArcMeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Compass = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LampBlinking = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LampState = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LevelMeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LinearMeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Meter = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MeterStyleConfiguration = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MeterZone = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias NeedleMeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SevenSegment = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Sparkline = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias StateLamp = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TankMeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ThermometerMeterStyle = AddInstrumentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TrendArrow = AddInstrumentsToTheTraitsOfFaceplate
#endif

#if !Payments
public enum AddPaymentsToTheTraitsOfFaceplate {}
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardBrandLogo = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardDigits = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardField = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardFieldError = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CompactCreditCardLockupStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardField = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardFieldConfiguration = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardFieldFrame = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardLockup = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardLockupStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardLockupStyleConfiguration = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DefaultCreditCardLockupStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DefaultInputFieldStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputField = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputFieldStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputFieldStyleConfiguration = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputRule = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PaymentCard = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RefusedInput = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RoundedCreditCardLockupStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RoundedInputFieldStyle = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SubmissionProxy = AddPaymentsToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SubmissionReader = AddPaymentsToTheTraitsOfFaceplate
#endif

#if !Appliance
public enum AddApplianceToTheTraitsOfFaceplate {}
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AccessCenter = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AccessDenial = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AccessRole = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Alarm = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmBanner = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmBannerStyle = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmBannerStyleConfiguration = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmCenter = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmEntry = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmHistory = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmKind = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmLimit = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmList = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmMark = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmPriority = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmState = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmsView = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AttractLoop = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias BrightnessSlider = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ClockState = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CountdownRing = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CountdownText = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DateTimeSettings = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DisplayAndSound = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DurationPicker = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ElapsedText = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias FactoryResetButton = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias FirstRunSteps = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias HoldButton = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LanguagePicker = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LogView = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MachineAbout = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MachineFacts = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias NetworkSettings = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias NetworkState = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PINPad = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PanelTimer = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PanelTimers = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PasscodeHash = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PasscodeTries = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ReadyTime = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RequestAccessAction = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ServiceFault = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ServiceMachine = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ServiceSettings = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SimulatedMachine = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TimerRow = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias UpdateSettings = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias VolumeSlider = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WeekSchedule = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WeekScheduleEditor = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WirelessNetwork = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Wizard = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WizardBuilder = AddApplianceToTheTraitsOfFaceplate
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WizardStep = AddApplianceToTheTraitsOfFaceplate
#endif
