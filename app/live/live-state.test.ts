import { expect, test } from 'vitest'
import { idle, liveStateAfter, type LiveEffect, type LiveEvent, type LiveState } from './live-state'

/** The effects after each event, as text. */
function live(...events: LiveEvent[]): string[] {
  let state: LiveState = idle
  return events.map((event) => {
    const [next, effects] = liveStateAfter(state, event, 0.5)
    state = next
    return `${state.phase}: ${effects.map(word).join(', ')}`
  })
}

function word(effect: LiveEffect): string {
  return effect.do === 'wait' ? `wait ${effect.ms}` : effect.do
}

const fails: LiveEvent[] = ['start', 'failed', 'due', 'failed', 'due', 'failed']

test.each<[what: string, events: LiveEvent[], last: string[]]>([
  ['B-217 an open screen listens', ['start'], ['listening: close, listen']],
  [
    'what it hears changes nothing about listening',
    ['start', 'value', 'value'],
    ['listening: ', 'listening: '],
  ],
  [
    'a stream that ends in good order is resumed soon',
    ['start', 'value', 'ended', 'due'],
    ['waiting: wait 500', 'listening: close, listen'],
  ],
  [
    'a stream that breaks is tried again, each time after twice as long',
    fails.slice(0, 5),
    [
      'waiting: wait 1000',
      'listening: close, listen',
      'waiting: wait 2000',
      'listening: close, listen',
    ],
  ],
  [
    'a stream that ends before its first event counts as broken',
    ['start', 'ended', 'due', 'ended'],
    ['waiting: wait 1000', 'listening: close, listen', 'waiting: wait 2000'],
  ],
  [
    'after three failures in a row it asks every ten seconds',
    [...fails, 'value', 'due', 'failed', 'due'],
    ['polling: ask', 'polling: wait 10000', 'polling: ask', 'polling: wait 10000', 'polling: ask'],
  ],
  [
    'a value in between makes it patient again',
    ['start', 'failed', 'due', 'failed', 'due', 'value', 'failed'],
    ['waiting: wait 1000'],
  ],
  [
    'after a minute of polling it listens again',
    [...fails, ...Array(6).fill(['value', 'due']).flat()] as LiveEvent[],
    ['polling: ask', 'polling: wait 10000', 'listening: close, listen'],
  ],
  [
    'a new try that fails asks again at once',
    [...fails, ...Array(6).fill(['value', 'due']).flat(), 'failed'] as LiveEvent[],
    ['listening: close, listen', 'polling: ask'],
  ],
  [
    'a hidden page is left alone',
    ['start', 'value', 'hidden', 'due', 'online', 'failed'],
    ['paused: close', 'paused: ', 'paused: ', 'paused: '],
  ],
  [
    'a page that is shown again listens at once, whatever failed before',
    [...fails, 'hidden', 'shown', 'failed'],
    ['listening: close, listen', 'waiting: wait 1000'],
  ],
  [
    'a page that was never hidden does not begin anew when shown',
    ['start', 'shown'],
    ['listening: '],
  ],
  [
    'a phone without a network waits for it',
    ['start', 'value', 'offline', 'due', 'hidden'],
    ['waiting: close', 'listening: close, listen', 'paused: close'],
  ],
  [
    'a phone back in a network listens at once',
    ['start', 'value', 'offline', 'online'],
    ['listening: close, listen'],
  ],
  ['a phone back in a network stops polling', [...fails, 'online'], ['listening: close, listen']],
  [
    'a screen that is left does nothing more',
    ['start', 'stop', 'value', 'due', 'shown', 'online'],
    ['idle: close', 'idle: ', 'idle: ', 'idle: ', 'idle: '],
  ],
])('%s', (_what, events, last) => {
  expect(live(...events).slice(-last.length)).toEqual(last)
})

test('screens that were ended together do not come back together', () => {
  const after = (random: number) =>
    liveStateAfter({ ...idle, phase: 'listening', hasValue: true }, 'ended', random)[1]
  expect([after(0), after(1)]).toEqual([[{ do: 'wait', ms: 0 }], [{ do: 'wait', ms: 1000 }]])
})
