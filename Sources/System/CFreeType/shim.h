// FreeType's headers are reached through macros, which Swift cannot spell.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SIZES_H
