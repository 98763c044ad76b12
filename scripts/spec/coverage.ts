import { mustBeNamed, type Requirement } from './requirements.ts'
import { type Title } from './titles.ts'

const MAX_IDS = 3
// An id, or a range of them as in "B-015..B-020" and "H-107…H-109".
const id = String.raw`([HB]-\d{3}|[OT]-\d{2})(?:(?:…|\.\.)(?:[HBOT]-)?(\d{2,3}))?`
const citation = new RegExp(String.raw`\b${id}\b`, 'g')
const citedAlone = new RegExp(String.raw`^(?:${id}|\$\{…\}|%s|\$\w+)$`)

/** The coverage of the requirements by the tests' titles. */
export type Coverage = {
  sections: { name: string; named: number; all: number }[]
  /** Requirements that no title names. */
  unnamed: Requirement[]
  /** Ids in titles that the list does not have. */
  unknown: { id: string; title: Title }[]
  crowded: Title[]
  /** Titles whose ids do not stand last, in one pair of brackets. */
  misplaced: Title[]
}

/** Compares the ids in the tests' titles with the list of requirements. */
export function coverageOf(list: Requirement[], titles: Title[]): Coverage {
  const known = new Set(list.map(({ id }) => id))
  const cited = titles.flatMap((title) => idsOf(title).map((id) => ({ id, title })))
  const named = new Set(cited.map(({ id }) => id))
  const required = list.filter(mustBeNamed)
  const sections = Map.groupBy(required, ({ section }) => section)
  return {
    sections: [...sections].map(([name, lines]) => ({
      name,
      named: lines.filter(({ id }) => named.has(id)).length,
      all: lines.length,
    })),
    unnamed: required.filter(({ id }) => !named.has(id)),
    unknown: cited.filter(({ id }) => !known.has(id)),
    crowded: titles.filter(({ text }) => citationsOf(text).length > MAX_IDS),
    misplaced: titles.filter(({ text }) => citationsOf(text).length > 0 && !standLast(text)),
  }
}

/** Whether every requirement is named, no id is unknown, and all titles cite as they should. */
export function holds({ unnamed, unknown, crowded, misplaced }: Coverage): boolean {
  return [unnamed, unknown, crowded, misplaced].every((list) => list.length === 0)
}

/** The ids of a title; a range names each id from its first to its last. */
export function idsOf({ text, fromTable }: Title): string[] {
  return [...citationsOf(text).flatMap(rangeOf), ...fromTable]
}

function citationsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(citation)]
}

function rangeOf([, first = '', last]: RegExpExecArray): string[] {
  const [letter = '', number = ''] = first.split('-')
  const length = Number(last ?? number) - Number(number) + 1
  return Array.from(
    { length: Math.max(length, 1) },
    (_, step) => `${letter}-${String(Number(number) + step).padStart(number.length, '0')}`,
  )
}

/** Tags of Playwright, as in "… [H-111] @wide", may follow. */
function standLast(text: string): boolean {
  const [last, inside = ''] = /\[([^\]]*)\](?: @\w+)*$/.exec(text) ?? []
  if (last === undefined || citationsOf(text.slice(0, -last.length)).length > 0) return false
  return inside.split(', ').every((one) => citedAlone.test(one))
}
