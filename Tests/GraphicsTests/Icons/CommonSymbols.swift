/// The names of symbols that applications for phones and tablets use most, without those of the filled variants.
let commonSymbols = """
  plus plus.circle plus.square plus.app minus minus.circle xmark xmark.circle xmark.square checkmark
  checkmark.circle checkmark.seal checkmark.square checkmark.rectangle chevron.left chevron.right chevron.up
  chevron.down chevron.up.chevron.down chevron.compact.down chevron.compact.up chevron.compact.left
  chevron.compact.right chevron.left.circle chevron.right.circle chevron.forward chevron.backward
  chevron.left.forwardslash.chevron.right arrow.left arrow.right arrow.up arrow.down arrow.down.circle
  arrow.left.arrow.right arrow.up.arrow.down arrow.clockwise arrow.counterclockwise arrow.uturn.left
  arrow.uturn.backward arrow.triangle.2.circlepath arrow.2.circlepath arrow.up.right arrow.down.left
  arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left arrow.turn.up.left arrow.turn.up.right
  arrow.turn.down.right arrow.up.forward arrow.up.and.down.and.arrow.left.and.right arrow.triangle.branch
  arrow.up.and.down arrow.left.and.right heart heart.circle heart.slash star star.leadinghalf.filled star.circle
  bookmark flag tag bell bell.badge bell.slash pin mappin mappin.circle mappin.and.ellipse map location
  location.circle person person.circle person.crop.circle person.crop.square person.2 person.3 person.badge.plus
  person.crop.circle.badge.plus face.smiling figure.walk figure.run figure.stand hand.thumbsup hand.thumbsdown
  hand.tap hand.point.up.left brain brain.head.profile eye eye.slash house building building.2 building.columns
  gear gearshape slider.horizontal.3 slider.vertical.3 switch.2 wrench hammer screwdriver paintbrush
  paintbrush.pointed paintpalette eyedropper scissors ruler pencil pencil.circle pencil.and.outline pencil.tip
  square.and.pencil highlighter wand.and.stars wand.and.rays scribble trash trash.circle folder folder.badge.plus
  doc doc.text doc.on.doc doc.on.clipboard doc.plaintext doc.richtext clipboard list.bullet list.dash list.number
  list.bullet.rectangle list.bullet.clipboard list.clipboard checklist tray tray.full archivebox paperplane
  paperclip link envelope envelope.open envelope.badge book book.closed books.vertical newspaper text.book.closed
  graduationcap briefcase case suitcase magnifyingglass magnifyingglass.circle square.and.arrow.up
  square.and.arrow.down square.and.arrow.up.on.square line.3.horizontal line.horizontal.3
  line.horizontal.3.decrease line.horizontal.3.decrease.circle line.3.horizontal.decrease
  line.3.horizontal.decrease.circle ellipsis ellipsis.circle ellipsis.bubble bubble.left bubble.right
  bubble.left.and.bubble.right message quote.bubble exclamationmark.bubble phone phone.circle video video.slash
  calendar calendar.circle calendar.badge.plus calendar.badge.clock clock clock.arrow.circlepath timer stopwatch
  alarm hourglass hourglass.bottomhalf.filled deskclock play play.circle pause stop backward forward gobackward
  goforward shuffle repeat music.note mic mic.slash speaker.slash speaker.wave.1 speaker.wave.2 waveform
  waveform.path waveform.path.ecg headphones film tv record.circle play.rectangle dot.radiowaves.left.and.right
  antenna.radiowaves.left.and.right radio camera photo photo.on.rectangle photo.on.rectangle.angled photo.stack
  rectangle.stack rectangle.on.rectangle rectangle.grid.2x2 rectangle.grid.1x2 rectangle.split.3x1
  rectangle.3.group rectangle.portrait rectangle.portrait.and.arrow.right rectangle.dashed square square.grid.2x2
  square.grid.3x3 square.stack square.stack.3d.up square.on.square square.dashed square.split.2x1
  square.lefthalf.filled circle circle.grid.2x2 circle.lefthalf.filled circle.righthalf.filled circle.dashed
  circle.dotted circle.circle circle.slash smallcircle.filled.circle largecircle.fill.circle triangle diamond
  hexagon octagon pentagon seal capsule oval rhombus cube cylinder pyramid shippingbox sun.max sun.min sun.haze
  moon moon.stars moon.zzz cloud cloud.sun cloud.sun.rain cloud.moon cloud.rain cloud.heavyrain cloud.drizzle
  cloud.snow cloud.bolt cloud.bolt.rain cloud.fog cloud.hail cloud.sleet wind wind.snow snowflake snow tornado
  hurricane sunrise sunset umbrella thermometer thermometer.sun thermometer.medium humidity drop flame bolt
  bolt.circle bolt.slash sparkle sparkles rainbow leaf tree mountain.2 water.waves globe globe.europe.africa
  network lock lock.open lock.shield lock.circle lock.rotation lock.open.rotation key shield checkmark.shield
  exclamationmark.triangle exclamationmark.circle exclamationmark questionmark questionmark.circle info
  info.circle nosign power faceid touchid viewfinder barcode barcode.viewfinder qrcode qrcode.viewfinder
  hand.raised at number textformat textformat.size textformat.abc bold italic underline strikethrough
  text.alignleft text.aligncenter text.alignright text.justify keyboard delete.left delete.right delete.backward
  return command option control escape capslock shift space cart cart.badge.plus bag bag.badge.plus basket
  creditcard gift dollarsign dollarsign.circle eurosign.circle sterlingsign.circle banknote percent plusminus
  divide multiply equal sum function infinity chart.bar chart.pie chart.line.uptrend.xyaxis chart.xyaxis.line
  chart.line.downtrend.xyaxis waveform.circle target scope dice die.face.5 gamecontroller puzzlepiece suit.heart
  suit.spade suit.club suit.diamond crown trophy medal rosette car bus tram bicycle airplane airplane.circle
  sailboat fuelpump figure.walk.circle stethoscope cross cross.case pills bandage waveform.path.ecg.rectangle
  bed.double dumbbell soccerball basketball zzz fork.knife cup.and.saucer mug wineglass birthday.cake
  takeoutbag.and.cup.and.straw carrot fish pawprint hare tortoise ladybug sofa chair lamp.desk lightbulb
  lightbulb.slash fan fanblades washer refrigerator oven microwave sink shower bathtub toilet door.left.hand.open
  window.vertical.closed blinds.vertical.closed spigot air.conditioner.horizontal heater.vertical
  poweroutlet.type.f powerplug battery.100 battery.50 battery.25 battery.0 battery.75 battery.100.bolt cpu
  memorychip display desktopcomputer laptopcomputer pc iphone ipad applewatch server.rack externaldrive
  internaldrive sdcard printer wifi wifi.slash cellularbars antenna.radiowaves.left.and.right.slash icloud
  cloud.circle terminal curlybraces app app.badge square.3.layers.3d square.stack.3d.down.right crop rotate.left
  rotate.right move.3d dial.low dial.high gauge speedometer ticket popcorn sensor sidebar.left sidebar.right
  sidebar.leading macwindow dock.rectangle inset.filled.rectangle uiwindow.split.2x1 safari move lessthan
  greaterthan tshirt scalemass cooktop stove frying.pan
  """.split(whereSeparator: \.isWhitespace).map(String.init)
