import Faceplate
import Gallery
import Glibc

// The program `kiosk`: the panels of the gallery with the command line of every Faceplate program. `run` shows one on
// this machine's screen, `render` draws one to a file, and `screens` lists them; see `Kiosk` for all commands.
exit(Kiosk(screens: GalleryScreens.all).run(CommandLine.arguments))
