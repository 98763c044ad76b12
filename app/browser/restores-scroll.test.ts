import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { markRestoring, restoresScroll } from './document-scripts'

/** The classes of the root element after the script, in a document with or without a state. */
function classesWith(state: unknown): string[] {
  const classes: string[] = []
  const classList = { add: (name: string) => void classes.push(name) }
  runInNewContext(markRestoring, {
    history: { state },
    document: { documentElement: { classList } },
  })
  return classes
}

test('a document that is opened for the first time may lay out its end later', () => {
  expect(classesWith(null)).toEqual([])
})

test('a document that is reloaded or come back to has its height at once', () => {
  expect(classesWith({ key: 'k3x9' })).toEqual([restoresScroll])
})
