import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

type Sentences = ReadonlyMap<string, string>

/** Texts that are the same in English: the brand, places, names. */
const names =
  /Mượt|Tóc Mây|Cầu Giấy|Hà Nội|Tiếng Việt|đồng|Tết|TP\. Hồ Chí Minh|Đà Nẵng|Hải Phòng|Cần Thơ/g
const vietnameseLetter = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i

const vietnamese = new Map<string, Sentences>()
const english = new Map<string, Sentences>()

beforeAll(async () => {
  for (const file of globSync('app/messages/{vi,en}/*.ts')) {
    const catalogue = basename(dirname(file)) === 'vi' ? vietnamese : english
    catalogue.set(basename(file), sentencesOf(await import(pathToFileURL(file).href)))
  }
  for (const [language, catalogue] of [
    ['vi', vietnamese],
    ['en', english],
  ] as const)
    for (const file of [`gateway/messages/${language}.ts`, `domain/known-names/${language}.ts`])
      catalogue.set(dirname(file), sentencesOf(await import(pathToFileURL(file).href)))
}, 60_000)

test('English has every file and every sentence of the Vietnamese catalogue, and no other [O-36, H-014]', () => {
  expect(vietnamese.size).toBeGreaterThan(20)
  expect([...english.keys()].sort()).toEqual([...vietnamese.keys()].sort())
  for (const [file, sentences] of vietnamese)
    expect([...(english.get(file)?.keys() ?? [])], file).toEqual([...sentences.keys()])
})

test('a sentence has the same places to fill in both languages [O-36]', () => {
  const strays = pairs().filter(({ vi, en }) => placeholdersOf(vi) !== placeholdersOf(en))
  expect(strays).toEqual([])
})

test('no English sentence is Vietnamese, and none is empty [O-36]', () => {
  const strays = pairs().filter(
    ({ vi, en }) =>
      vietnameseLetter.test(en.replace(names, '')) || (en.trim() === '') !== (vi.trim() === ''),
  )
  expect(strays).toEqual([])
})

test('the interface uses em and anh; “bạn” and “chúng mình” only in specified wordings [O-35]', () => {
  const specification = readFileSync('docs/spec/requirements.md', 'utf8')
  const strays = pairs().filter(
    ({ vi }) => /(?<!Giới thiệu )\bbạn\b|chúng mình/iu.test(vi) && !specification.includes(vi),
  )
  expect(strays).toEqual([])
})

test('an English noun after a number that may be 1 has a singular [O-36]', () => {
  // Minutes of services and lateness, cities, stylists of a contest and fields of the wheel.
  const neverOne = new Set(['minutes', 'cities', 'stylists', 'fields'])
  const strays = pairs().flatMap(({ where, en }) =>
    [...en.matchAll(/\{(?:n|seconds|visits)\} (?:more )?([a-z]+s)\b/g)]
      .filter(([, noun]) => noun && !neverOne.has(noun))
      .map(([text]) => `${where}: ${text}`),
  )
  expect(strays).toEqual([])
})

test('the privacy policy names every cookie, in both languages', () => {
  const sources = globSync('{app,gateway,domain}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|^app\/messages/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  // These are entries of the browser's storage.
  const cookies = new Set(
    sources.match(
      /muot_(?!booking_|page_without_card|prerendered|reloaded|shown_lang|untracked)[a-z_]+/g,
    ),
  )
  expect(cookies.size).toBeGreaterThan(9)
  for (const catalogue of [vietnamese, english]) {
    const policy = [...(catalogue.get('policy.ts')?.values() ?? [])].join()
    expect([...cookies].filter((name) => !policy.includes(`${name} (`))).toEqual([])
  }
})

/** Every sentence that both languages have. */
function pairs(): { where: string; vi: string; en: string }[] {
  return [...vietnamese].flatMap(([file, sentences]) =>
    [...sentences].flatMap(([path, vi]) => {
      const en = english.get(file)?.get(path)
      return en === undefined ? [] : [{ where: `${file} ${path}`, vi, en }]
    }),
  )
}

/** The placeholders of a sentence, each once: a language may use a number and its noun. */
function placeholdersOf(sentence: string): string {
  const places = [...sentence.matchAll(/\{(\w+)(?:\|.*?\|.*?)?\}/g)].map((match) => match[1])
  return [...new Set(places)].sort().join(' ')
}

/** The strings of a catalogue file by their path, in its order; functions count by their name alone. */
function sentencesOf(value: unknown, path = ''): Sentences {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value === 'function') return new Map([[`${path}()`, 'a way to write']])
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [
      ...sentencesOf(inner, `${path}.${key}`),
    ]),
  )
}
