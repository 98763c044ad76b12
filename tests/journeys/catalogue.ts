import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'

type Sentences = Map<string, string>

/** Fails when the page shows, or reads out, a sentence of the Vietnamese catalogue that has English words of its own. What backends send may be Vietnamese. */
export async function expectNoVietnameseWords(page: Page, where: string): Promise<void> {
  const words = await vietnameseOnly()
  const shown = await page.evaluate(textsOf)
  expect(shown.length, `${where} shows something`).toBeGreaterThan(10)
  // Soft: one walk names every page that is not whole.
  expect
    .soft(
      shown.filter((text) => words.some((pattern) => pattern.test(text))),
      where,
    )
    .toEqual([])
}

let patterns: RegExp[] | undefined

/** The sentences that an English page must not have. */
async function vietnameseOnly(): Promise<RegExp[]> {
  if (patterns) return patterns
  const found: RegExp[] = []
  for (const file of globSync('app/messages/vi/*.ts')) {
    const [vi, en] = await Promise.all([
      sentencesOf(file),
      sentencesOf(`app/messages/en/${basename(file)}`),
    ])
    // What a customer called his places stays his.
    vi.delete('.places.names.0')
    vi.delete('.places.names.1')
    for (const [name, sentence] of vi)
      if (sentence !== en.get(name) && /[à-ỹđ]/i.test(sentence) && !isLoose(sentence))
        found.push(patternOf(sentence))
  }
  expect(found.length, 'sentences that are known').toBeGreaterThan(500)
  return (patterns = found)
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

/** The sentence with anything in its places, but numbers where it counts: `{n} phút` is not `Gội trải nghiệm 75 phút`. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/(\{\w+\})/).map((part) => {
    if (!/^\{\w+\}$/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return /^\{(n|total|amount|count|days|hours|minutes|seconds|cities|salons)\}$/.test(part)
      ? '[\\d.,]+'
      : '.+'
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Every text of the page and every name of what has one, as a browser has them. */
function textsOf(): string[] {
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, template'))
      texts.push(walker.currentNode.textContent ?? '')
  for (const element of document.querySelectorAll(
    '[aria-label], [title], [alt], [placeholder], meta[name=description]',
  )) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'content'])
      texts.push(element.getAttribute(name) ?? '')
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}
