import Faceplate
import Gallery
import Glibc

exit(Kiosk(screens: GalleryScreens.all).run(CommandLine.arguments))
