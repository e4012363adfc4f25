# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Makes src/ui/fonts from the package's Commissioner: only the weights, signs and features the app uses.

Run: npm run fonts (needs the two Python packages above, fontconfig, and the fonts Liberation Sans and Roboto).
"""

import io
import re
import subprocess
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta_optimize
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "node_modules/@fontsource-variable/commissioner"
OUT = ROOT / "src/ui/fonts"
LICENCE = ROOT / "public/licences/commissioner.txt"

WEIGHTS = (400, 700)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "liga", "rvrn"]
# Half of the source's grid: a point moves by at most 1/2000 em, and the files are an eighth smaller.
UNITS_PER_EM = 1000
# The source's space is 192, so that two bold words read as one; buttons ignore `word-spacing` of the page.
SPACE = 280
# One width for all figures of a countdown or a column: `font-variant-numeric: tabular-nums`. The source has none.
TABULAR = 620

# Letters of Icelandic and a few signs wait in a file of their own: no language of the app writes them.
LATIN = {*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "\u00a0¡«°²·»¿ıŒœ‐‑–—‘’‚“”„‹›•…€−")} - {*map(ord, "ÐÞÝðþýÿ÷")}
# Names of guests: Central Europe, the Baltics, Turkey, Romania, Wales, Azerbaijan, and Pinyin.
NAMES = {*range(0x100, 0x180), *range(0x218, 0x21C), *range(0x1CD, 0x1DD), *range(0x1E6, 0x1EC), *range(0x1E80, 0x1E86)}
NAMES |= {*map(ord, "Əəẞ")}

# File, source, and what is taken of it (all where nothing is said); each character goes to the first that takes it.
SUBSETS = [
    ("latin", "latin", LATIN),
    ("estonian", "latin-ext", {*map(ord, "ŠšŽž")}),
    ("latin-names", "latin-ext", NAMES),
    ("greek", "greek", None),
    ("cyrillic", "cyrillic", None),
    ("vietnamese", "vietnamese", None),
    ("latin-signs", "latin", None),
]

# Helvetica, Arial and Liberation share their widths; Roboto (Android) has others, hence a family of its own.
STAND_INS = [
    ("Arial", "Liberation Sans", ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica"]),
    ("Roboto", "Roboto", ["Roboto"]),
]
# Text, strong text, and headings (flared, and wider): weight, flare, weights covered, and part of the mean width.
# From 98.5 % to 100.8 % as few lines break anew; at 99.6 % none of the English door page's text does.
LOOKS = [(400, 0, "400 500", 0.996), (600, 0, "600 630", 1), (650, 100, "640 700", 1)]
# The range of a face, the text its widths are weighed by, and the signs of it that this face shows; Latin comes first.
SCRIPTS = [
    (None, ("[!p]*", "[^Ͱ-Ͽ0-9]"), "."),
    ("U+30-39", "0123456789", "."),
    ("U+370-3FF", ("el-GR", "[^0-9]"), "[Ͱ-Ͽ]"),
]


def family(name):
    """The family of a file, one for each: Chromium prepares every face of a family for every look of a text."""
    return "Commissioner" if name == SUBSETS[0][0] else f"Commissioner {name.replace('-', ' ').title()}"


def ranges(points):
    """Writes code points as CSS does: U+20-7E,U+A0."""
    spans = []
    for point in sorted(points):
        if spans and spans[-1][1] == point - 1:
            spans[-1][1] = point
        else:
            spans.append([point, point])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


def widen_spaces(font):
    """Gives both spaces the width SPACE."""
    for sign in (" ", "\u00a0"):
        name = font.getBestCmap().get(ord(sign))
        if name:
            font["hmtx"][name] = (SPACE, 0)


def add_tabular_figures(font):
    """Adds the feature `tnum`: for each figure a glyph that centres it in TABULAR, at every weight."""
    figures = [font.getBestCmap().get(code) for code in range(ord("0"), ord("9") + 1)]
    if None in figures:
        return
    # It has no entries for new glyphs; without it browsers take their widths from `gvar`.
    del font["HVAR"]
    for figure in figures:
        component = GlyphComponent()
        component.glyphName, component.flags = figure, 0x4
        component.x, component.y = round((TABULAR - font["hmtx"][figure][0]) / 2), 0
        glyph = Glyph()
        glyph.numberOfContours, glyph.components = -1, [component]
        font["glyf"][f"{figure}.tnum"] = glyph
        font["hmtx"][f"{figure}.tnum"] = (TABULAR, font["hmtx"][figure][1] + component.x)
        # A bolder figure is wider; the third point from the end is its right edge.
        font["gvar"].variations[f"{figure}.tnum"] = [
            TupleVariation(each.axes, [(round(-(each.coordinates[-3] or (0, 0))[0] / 2), 0), *[(0, 0)] * 4])
            for each in font["gvar"].variations[figure]
        ]
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    table = font["GSUB"].table
    single = otTables.SingleSubst()
    single.mapping = {figure: f"{figure}.tnum" for figure in figures}
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 1, 0, [single], 1
    table.LookupList.Lookup.append(lookup)
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = "tnum", otTables.Feature()
    record.Feature.FeatureParams, record.Feature.LookupListIndex = None, [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(record)
    for script in table.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]:
            if system:
                system.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def infer_points(font):
    """Leaves out of `gvar` what browsers infer within one unit, as scaling has rounded: a twentieth of the file."""
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for each in variations:
            each.calcInferredDeltas(points, control.endPts)
            each.roundDeltas()
            each.coordinates = iup_delta_optimize(each.coordinates, points, control.endPts, tolerance=1)


def make(source, wanted, taken):
    """Cuts one source file to the wanted characters, weights and features; reproducible byte by byte."""
    font = TTFont(PACKAGE / f"files/commissioner-{source}-flar-normal.woff2", recalcTimestamp=False)
    there = {point for point in font.getBestCmap() if point >= 0x20} - taken
    points = there if wanted is None else there & wanted
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    cut = Subsetter(options)
    cut.populate(unicodes=points)
    cut.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS, "FLAR": (0, 100)})
    scale_upem(font, UNITS_PER_EM)
    infer_points(font)
    widen_spaces(font)
    add_tabular_figures(font)
    font.flavor = "woff2"
    return font, points


def reopened(font):
    """The same font as a browser reads it."""
    data = io.BytesIO()
    font.save(data)
    data.seek(0)
    return TTFont(data)


def words(locales, counted):
    """The app's own words in these languages, without tags, placeholders, and what does not count."""
    text = ""
    for file in sorted((ROOT / "locales").glob(f"{locales}/*.po")):
        text += "".join(re.findall(r'^msgstr "(.*)"$', file.read_text("utf8"), re.M))
    return re.findall(counted, re.sub(r"<.*?>|\{.*?\}", "", text))


def width(fonts, letters):
    """Advance of all these letters in em, each in the first font that has it."""
    known = [(font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm) for font in fonts]
    total = 0.0
    for letter in letters:
        total += next((hmtx[cmap[ord(letter)]][0] / em for cmap, hmtx, em in known if ord(letter) in cmap), 0.0)
    return total


def installed(family, weight):
    """The file of a font of this machine, by fontconfig."""
    query = f"{family}:weight={200 if weight >= 600 else 80}"
    path = subprocess.run(["fc-match", "-f", "%{file}", query], capture_output=True, text=True, check=True).stdout
    font = TTFont(path)
    if family not in (font["name"].getBestFamilyName() or ""):
        raise SystemExit(f"{family} is not installed: fc-match answers {path}")
    return font


def face(name, weights, source, unicode_range, *more):
    """One @font-face rule."""
    lines = [f"font-family: '{name}';", "font-style: normal;", f"font-weight: {weights};", *more, f"src: {source};"]
    if unicode_range:
        lines.append(f"unicode-range: {unicode_range};")
    return "@font-face {\n  " + "\n  ".join(lines) + "\n}\n"


def stand_ins(own):
    """The faces shown until the font is here: local ones, scaled to its widths and heights."""
    rules = []
    for name, measured, local in STAND_INS:
        for weight, flare, weights, part in LOOKS:
            look = {"wght": weight, "FLAR": flare}
            ours = [instantiateVariableFont(reopened(own[script]), look) for script in ("latin", "greek")]
            theirs = [installed(measured, weight)]
            bold = [f"local('{each} Bold')" for each in local] if weight >= 600 else []
            source = ", ".join([*bold, *(f"local('{each}')" for each in local)])
            latin = 1.0
            for unicode_range, told, shown in SCRIPTS:
                text = told if isinstance(told, str) else words(*told)
                letters = [sign for sign in text if re.match(shown, sign)]
                # Spaces and signs between Greek letters keep the size they have in Latin.
                rest = latin * (width(theirs, text) - width(theirs, letters))
                scale = (part * width(ours, text) - rest) / width(theirs, letters)
                latin = scale if unicode_range is None else latin
                ascent, descent = (abs(getattr(ours[0]["hhea"], at)) / UNITS_PER_EM / scale for at in ("ascent", "descent"))
                sizes = [
                    f"size-adjust: {scale:.2%};",
                    f"ascent-override: {ascent:.2%};",
                    f"descent-override: {descent:.2%};",
                    "line-gap-override: 0%;",
                ]
                rules.append(face(f"Commissioner like {name}", weights, source, unicode_range, *sizes))
    return rules


def main():
    OUT.mkdir(exist_ok=True)
    rules, own, taken = [], {}, set()
    for name, source, wanted in SUBSETS:
        font, points = make(source, wanted, taken)
        taken |= points
        file = OUT / f"commissioner-{name}.woff2"
        font.save(file)
        own[name] = font
        url = f"url('./{file.name}') format('woff2')"
        rules.append(face(family(name), f"{WEIGHTS[0]} {WEIGHTS[1]}", url, ranges(points), "font-display: swap;"))
        print(f"{file.name} {file.stat().st_size} bytes, {len(points)} characters")
    head = "/* Made by `npm run fonts`. The font's licence is public/licences/commissioner.txt. */\n"
    (OUT / "commissioner.css").write_text("\n".join([head.rstrip(), *rules, *stand_ins(own)]), "utf8")
    LICENCE.parent.mkdir(exist_ok=True)
    LICENCE.write_text((PACKAGE / "LICENSE").read_text("utf8"), "utf8")


main()
