import { fold } from './fold'
import { holdsAll } from './search-words'
import { plainText } from './typed-text'

/** What a search reads of a place: a salon, a province, a district, a ward. */
export type LocationText = {
  /** Its own name. */
  name: string
  /** Name, addresses and areas, each a row of words in one spelling. */
  rows: string
  /** The rows as they are written, in small letters. */
  written: string
  /** All words, with those that the chain adds. */
  all: string
  /** The areas that it is in, each as one word, with its kind and without. */
  areas: readonly string[]
}

/** Other names that people type for a province or a city, by its own name without kind. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'ho chi minh': ['hcm', 'hcmc', 'tphcm', 'sai gon', 'sg'],
  'ha noi': ['hn'],
  'da nang': ['dn'],
  'buon ma thuot': ['buon me thuot', 'bmt'],
}

/** Words that say what kind of place follows. */
const kinds = new Set(
  ['tp', 'tinh', 'quan', 'huyen', 'phuong', 'xa', 'tx', 'tt'].concat(['duong', 'pho', 'so']),
)

/** Kinds of places as English has them, behind a name or before it. */
const englishKinds = / (?:city|district|ward|province|street)(?= )/g

/** The country at the end; elsewhere it may be two words of others (Hoàng Quốc Việt, Nam Từ Liêm). */
const country = / (?:viet ?nam|vn) $/

/**
 * A text of a place or of a search in one spelling: accents aside, kinds of places by one word
 * each, and a number with its kind as one (q7, Q. 7 and District 7: quan7).
 */
function unified(text: string): string {
  const full = ` ${fold(text)} `
    .replace(/ cmt ?8(?= )/g, ' cach mang thang 8')
    .replace(/ (\d+) thang (\d+)(?= )/g, ' $1 $2')
    .replace(/ (?:district|dist|quan|q) ?0*(\d+)(?= )/g, ' quan$1')
    .replace(/ (?:ward|phuong|p) ?0*(\d+)(?= )/g, ' phuong$1')
    .replace(country, ' ')
    .replace(englishKinds, '')
    .replace(/ thanh pho(?= )| tp(?=[a-z])/g, ' tp ')
    .replace(/ thi xa(?= )/g, ' tx')
    .replace(/ thi tran(?= )/g, ' tt')
    .replace(/ q(?= [a-z])/g, ' quan')
    .replace(/ p(?= [a-z])/g, ' phuong')
    .replace(/ h(?= [a-z])/g, ' huyen')
    .replace(/ x(?= [a-z])/g, ' xa')
    .replace(/ {2,}/g, ' ')
  return withOneI(full)
}

/** With one of the two letters for the same sound at the end of a word: Lê Văn Sỹ, Lê Văn Sĩ. */
function withOneI(folded: string): string {
  return folded.replace(/([bcdghklmnprstvx])y(?= )/g, '$1i')
}

/** Without the kinds in front of names; one at the end is part of a name (Bình Dương, Hà Tĩnh). */
function withoutKinds(words: readonly string[]): string[] {
  return words.filter((word, at) => at === words.length - 1 || !kinds.has(word))
}

function nicknamesOf(area: string): readonly string[] {
  return nicknames[withoutKinds(wordsIn(unified(area))).join(' ')] ?? []
}

/** The text of a place; `extra` are words that its backend adds for searches. */
export function locationText(place: {
  name: string
  addresses?: readonly string[]
  district?: string
  province: string
  extra?: string
}): LocationText {
  const { name, addresses = [], district = '', province, extra = '' } = place
  const [ofDistrict, ofProvince] = [nicknamesOf(district), nicknamesOf(province)]
  const known = [...ofDistrict, ...ofProvince]
  const both = [province, ...ofProvince].flatMap((name) => [
    `${district} ${name}`,
    `${name} ${district}`,
  ])
  const areas = [district, province, ...known, ...both]
  const written = [name, ...addresses, `${district} ${province}`, ...known]
  const rows = written.map(unified).join('|')
  const numbered = rows.match(/(?:quan|phuong)\d+/g) ?? []
  return {
    name: withOneI(` ${fold(name)} `),
    rows,
    written: written.join('|').normalize('NFC').toLowerCase(),
    all: withOneI(` ${fold([...written, extra].join(' '))} ${numbered.join(' ')} `),
    areas: areas.flatMap((area) => {
      const words = wordsIn(unified(area))
      return [words.join(''), withoutKinds(words).join('')]
    }),
  }
}

/** Larger than every rank of a place that is found. */
const NOT_FOUND = 32

/**
 * The places where each typed word begins one of theirs, accents aside. Kinds of places (TP, quận,
 * đường) are left out where no place has them in front of what follows. First come those of the
 * typed area, then those whose name has all words, then those that have them in a row ("quận 1"
 * before "1 Lê Lợi, quận 10"), then as whole words, then with the accents typed ("quán thánh"
 * before "quận Thanh Xuân"); equal ones keep their order.
 */
export function searchLocations<T>(
  places: readonly T[],
  textOf: (place: T) => LocationText,
  search: string,
): T[] {
  const typed = wordsIn(unified(search))
  if (typed.length === 0) return [...places]
  const texts = places.map(textOf)
  const isKindMeant = texts.some(({ rows }) => rows.includes(` ${typed.join(' ')}`))
  const rank = rankBy(isKindMeant ? typed : withoutKinds(typed), plainText(search).toLowerCase())
  return places
    .map((place, index) => ({ place, rank: rank(texts[index]!) }))
    .filter(({ rank: of }) => of < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
}

/** Smaller is better. `exact` is the search with its accents. */
function rankBy(words: readonly string[], exact: string): (text: LocationText) => number {
  const holds = holdsAll(words)
  const [joined, row] = [words.join(''), ` ${words.join(' ')}`]
  return ({ name, rows, written, all, areas }) => {
    const isInARow = rows.includes(`${row} `)
    if (!rows.includes(row) && !holds(all)) return NOT_FOUND
    const isWhole = isInARow || words.every((word) => all.includes(` ${word} `))
    return (
      Number(!areas.includes(joined)) * 16 +
      Number(!holds(name)) * 8 +
      Number(!isInARow) * 4 +
      Number(!isWhole) * 2 +
      Number(!written.includes(exact))
    )
  }
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
