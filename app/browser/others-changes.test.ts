import { beforeEach, expect, test, vi } from 'vitest'
import { undoOthers } from './others-changes'

/** As much of a node as the changes need. */
class Item {
  parentNode: Item | null = null
  children: Item[] = []
  constructor(readonly name: string) {}
  get previousSibling(): Item | null {
    return this.#beside(-1)
  }
  get nextSibling(): Item | null {
    return this.#beside(1)
  }
  removeChild(child: Item): void {
    this.children.splice(this.children.indexOf(child), 1)
    child.parentNode = null
  }
  insertBefore(child: Item, before: Item | null): void {
    child.parentNode?.removeChild(child)
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, child)
    child.parentNode = this
  }
  #beside(step: number): Item | null {
    const all = this.parentNode?.children
    return all?.[all.indexOf(this) + step] ?? null
  }
}

let root: Item
let records: unknown[]
const disconnect = vi.fn()

beforeEach(() => {
  root = new Item('root')
  records = []
})

/** Puts one in before another, or takes one out, as a browser records it. */
function change(
  target: Item,
  added: Item | null,
  removed: Item | null,
  before: Item | null = null,
) {
  const nextSibling = removed ? removed.nextSibling : before
  if (removed) target.removeChild(removed)
  const previousSibling = nextSibling?.previousSibling ?? target.children.at(-1) ?? null
  if (added) target.insertBefore(added, nextSibling)
  records.push({
    target,
    previousSibling,
    nextSibling,
    addedNodes: added ? [added] : [],
    removedNodes: removed ? [removed] : [],
  })
}

const undo = () =>
  undoOthers({
    othersChanges: { observer: { takeRecords: () => [], disconnect }, records },
  } as never)
const names = (of: Item): string =>
  of.children.map((child) => child.name + (child.children.length ? `(${names(child)})` : '')).join()

test('added elements are taken out, and put back in the same places', () => {
  for (const name of ['a', 'b']) root.insertBefore(new Item(name), null)
  const [a, b] = root.children
  change(root, new Item('first'), null, a)
  change(root, new Item('between'), null, b)
  change(root, new Item('last'), null)
  change(b!, new Item('inside'), null)
  const redo = undo()
  expect(names(root)).toBe('a,b')
  redo()
  expect(names(root)).toBe('first,a,between,b(inside),last')
})

test('a text that was put into a link stands by itself again, then in the link', () => {
  const text = new Item('text')
  root.insertBefore(text, null)
  const link = new Item('link')
  change(root, link, text)
  change(link, text, null)
  expect(names(root)).toBe('link(text)')
  const redo = undo()
  expect(names(root)).toBe('text')
  redo()
  expect(names(root)).toBe('link(text)')
})

test('a page whose changes nobody noted stays as it is', () => {
  expect(() => undoOthers({})()).not.toThrow()
})
