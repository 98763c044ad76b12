import { EDGE_SECONDS } from '../lifetimes'
import type { Lists } from '../lists'
import type { Question } from './question'

/** The lists that answers may be kept of, by how each is read again. Of a page, a post or a salon there may be any number. */
const readable = {
  salons: (lists) => lists.salons(),
  provinces: (lists) => lists.provinces(),
  topSalons: (lists) => lists.topSalons(),
  homeBlocks: (lists) => lists.homeBlocks(),
  banners: (lists) => lists.banners(),
  blocks: ({ content }) => content.blocks(),
  discovers: ({ content }) => content.discovers(),
  looks: ({ content }) => content.looks(),
  homeLooks: ({ content }) => content.homeLooks(),
  feedback: ({ content }) => content.feedback(),
  videos: ({ content }) => content.videos(),
  spaPages: ({ content }) => content.spaPages(),
} as const satisfies Record<string, (lists: Lists) => Promise<unknown>>

type Readable = keyof typeof readable

/** What an answer was made of: the lists that were read, as they were. `null`: of something else too. */
export type Made = Map<Readable, unknown> | null

/** Answers to documents that ask for public lists only, as bytes. */
export type KeptAnswers = {
  /** The bytes of the last answer to this question, if the lists that it was made of are still the same ones. */
  find: (question: Question, lists: Lists, now: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  keep: (question: Question, made: Made, bytes: Uint8Array<ArrayBuffer>, now: number) => void
}

type Kept = { at: number; made: NonNullable<Made>; bytes: Uint8Array<ArrayBuffer> }

/** Most documents, most variables of each, and the bytes of all: a flood of variables costs the document that it asks, and no other. */
const MOST = { documents: 40, variables: 8, bytes: 6_000_000, variablesLength: 500 }

/**
 * A list that is the same for everybody need not be executed and serialised for each of them. Every answer from here begins with reading its
 * lists as any other does, with renewals and purges, and holds only while these are the very objects of before, and for as long as any cache
 * in front of the site may keep it.
 */
export function createKeptAnswers(most = MOST): KeptAnswers {
  const documents = new Map<string, Map<string, Kept>>()
  let bytesKept = 0
  return {
    async find({ name, variables }, lists, now) {
      const kept = documents.get(name)?.get(keyOf(variables))
      if (!kept || now - kept.at >= EDGE_SECONDS * 1000) return undefined
      for (const [list, value] of kept.made) if ((await readable[list](lists)) !== value) return undefined
      return kept.bytes
    },
    keep({ name, variables }, made, bytes, now) {
      const key = keyOf(variables)
      if (!made || made.size === 0 || key.length > most.variablesLength || bytes.byteLength > most.bytes / 4) return
      const answers = documents.get(name) ?? new Map<string, Kept>()
      documents.delete(name)
      documents.set(name, answers)
      drop(answers, key)
      answers.set(key, { at: now, made, bytes })
      bytesKept += bytes.byteLength
      if (answers.size > most.variables) drop(answers, answers.keys().next().value!)
      while (documents.size > most.documents || bytesKept > most.bytes) forgetOldest()
    },
  }

  function forgetOldest(): void {
    const [name, answers] = documents.entries().next().value!
    for (const key of [...answers.keys()]) drop(answers, key)
    documents.delete(name)
  }

  function drop(answers: Map<string, Kept>, key: string): void {
    bytesKept -= answers.get(key)?.bytes.byteLength ?? 0
    answers.delete(key)
  }
}

function keyOf(variables: Record<string, unknown>): string {
  for (const _name in variables) return JSON.stringify(variables)
  return ''
}

/** The same lists, noting in `made()` which of them are read. */
export function noting(lists: Lists): { lists: Lists; made: () => Made } {
  const read = new Map<Readable, unknown>()
  let hasMore = false
  const noted = <T>(name: Readable, answer: Promise<T>): Promise<T> =>
    answer.then((value) => {
      // Renewed between two reads of one request: the answer is of both.
      if (read.has(name) && read.get(name) !== value) hasMore = true
      read.set(name, value)
      return value
    })
  const wrap = <L extends object>(inner: L): L =>
    Object.fromEntries(
      Object.entries(inner).map(([name, of]) => {
        if (typeof of !== 'function') return [name, wrap(of as object)]
        if (name in readable) return [name, () => noted(name as Readable, readable[name as Readable](lists) as Promise<unknown>)]
        return [name, (...args: unknown[]) => ((hasMore = true), (of as (...args: unknown[]) => unknown)(...args))]
      }),
    ) as L
  return { lists: wrap(lists), made: () => (hasMore ? null : read) }
}
