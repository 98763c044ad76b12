import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from './page.ts'

type Sentences = Map<string, string>

/** Fewer known sentences would mean that the catalogue was not read. */
const LEAST_SENTENCES = 500

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'content']

/**
 * Sentences of the Vietnamese catalogue with an English counterpart that a page displays or reads
 * out. Backends' data may be Vietnamese.
 */
export async function vietnameseSentencesOn(page: Page): Promise<string[]> {
  const words = await vietnameseOnly()
  const shown = textsOf(page)
  if (shown.length < 10) throw new Error(`${page.path} shows nothing`)
  return shown.filter((text) => words.whole.has(text) || words.withPlaces.test(text))
}

/** Sentences as they stand, and one pattern for all that have places for names and numbers. */
type Vietnamese = { whole: Set<string>; withPlaces: RegExp }

let known: Promise<Vietnamese> | undefined

/** The sentences that an English page must not have. */
function vietnameseOnly(): Promise<Vietnamese> {
  return (known ??= readCatalogue())
}

async function readCatalogue(): Promise<Vietnamese> {
  const whole = new Set<string>()
  const patterns = new Set<string>()
  for (const file of globSync('app/messages/vi/*.ts')) {
    const [vi, en] = await Promise.all([
      sentencesOf(file),
      sentencesOf(`app/messages/en/${basename(file)}`),
    ])
    // Names that a customer gave his places are not translated.
    vi.delete('.places.names.0')
    vi.delete('.places.names.1')
    for (const [name, sentence] of vi) {
      if (sentence === en.get(name) || !/[à-ỹđ]/i.test(sentence) || isLoose(sentence)) continue
      if (/\{\w+\}/.test(sentence)) patterns.add(patternOf(sentence))
      else whole.add(sentence.trim())
    }
  }
  if (whole.size + patterns.size < LEAST_SENTENCES) throw new Error('the catalogue was not read')
  return { whole, withPlaces: new RegExp(`^(?:${[...patterns].join('|')})$`) }
}

async function sentencesOf(file: string): Promise<Sentences> {
  const sentences: Sentences = new Map()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') sentences.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`)
  }
  walk({ ...(await import(pathToFileURL(resolve(file)).href)) }, '')
  return sentences
}

/** `Đặt lịch {name}` would be found in the names that backends send. */
function isLoose(sentence: string): boolean {
  return /\{(?!n\})\w+\}/.test(sentence) && sentence.replace(/\{\w+\}/g, '').length < 12
}

/**
 * The sentence with anything in its places, but numbers where it counts: `{n} phút` is not `Gội
 * trải nghiệm 75 phút`.
 */
function patternOf(sentence: string): string {
  const parts = sentence.split(/(\{\w+\})/).map((part) => {
    if (!/^\{\w+\}$/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return /^\{(n|total|amount|count|days|hours|minutes|seconds|cities|salons)\}$/.test(part)
      ? '[\\d.,]+'
      : '.+'
  })
  return parts.join('')
}

/** Every text of the page, and every name of what has one. */
function textsOf(page: Page): string[] {
  const { $ } = page
  const texts = [page.title]
  $('body')
    .find('*')
    .addBack()
    .not('script, style, template')
    .contents()
    .each((_at, node) => {
      if (node.type === 'text') texts.push(node.data)
    })
  $('body [aria-label], body [title], body [alt], body [placeholder], meta[name=description]').each(
    (_at, element) => {
      for (const name of spoken) texts.push($(element).attr(name) ?? '')
    },
  )
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
}
