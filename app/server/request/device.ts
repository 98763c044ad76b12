// In this order: what calls itself Edge calls itself Chrome and Safari too.
const browsers: [name: string, sign: RegExp][] = [
  ['Zalo', /Zalo/i],
  ['Facebook', /FBAN|FBAV/],
  ['Coc Coc', /coc_coc/i],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/**
 * Browser and system from a User-Agent: enough for its owner to recognise it, too little to
 * identify people; '' when both are unknown.
 */
export function deviceOf(userAgent: string): string {
  return [browsers, systems]
    .flatMap((known) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? [])
    .join(', ')
}
