import Gallery
import Faceplate
import Glibc

let stage = Stage(size: Size(width: 800, height: 480), scale: 1, fonts: try .system()) { OvenPanel() }
stage.onReport = { print("report:", $0) }
if CommandLine.arguments.count > 2 { stage.setEnvironment { $0.colorScheme = .dark } }
let drawing = stage.drawAll()
let bitmap = Bitmap(width: 800, height: 480)
let raster = Rasterizer()
raster.draw(drawing.list, into: bitmap)
let png = PNG.encode(bitmap)
let f = fopen(CommandLine.arguments[1], "w")!
fwrite(png, 1, png.count, f)
fclose(f)
print(stage.accessibilityDump)

