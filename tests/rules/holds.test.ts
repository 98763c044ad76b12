import { expect, test, vi } from 'vitest'
import { type Hold, Holds } from '../../workers/booking/salon-day/holds'
import { sqlInMemory } from './sql-in-memory'

function hold(id: string, over: Partial<Hold> = {}): Hold {
  return {
    id,
    state: 'writing',
    dueAt: 1000,
    replaces: null,
    network: null,
    places: [{ staffId: 1, hourId: 10, frames: 2 }],
    ...over,
  }
}

/** Holds that can be opened again on the same storage. */
function opened() {
  const sql = sqlInMemory()
  const changed = vi.fn()
  const holds = new Holds(sql, changed)
  return { sql, holds, changed, again: () => new Holds(sql) }
}

function taken(holds: Holds, staffId = 1): number[] {
  return [9, 10, 11, 12].filter((hourId) => holds.ledger.coveredTimes(staffId, hourId) > 0)
}

test('a hold takes its places, and is the same after the object was gone', () => {
  const { holds, again, changed } = opened()
  const replaces = { id: 'before', salonId: 7, date: '2026-11-23' }
  const first = hold('b', { replaces, network: '1.2.3.4' })
  const places = [
    { staffId: 2, hourId: 10, frames: 1 },
    { staffId: 3, hourId: 11, frames: 2 },
  ]
  holds.add(first)
  expect(changed).toHaveBeenCalledTimes(1)
  holds.add(hold('a', { state: 'booked', dueAt: 0, places }))
  holds.add(hold('c', { state: 'expiring', places: [] }))
  for (const known of [holds, again()]) {
    expect(known.all()).toEqual([
      first,
      hold('a', { state: 'booked', dueAt: 0, places }),
      hold('c', { state: 'expiring', places: [] }),
    ])
    expect(known.get('b')).toEqual(first)
    expect(known.get('d')).toBeUndefined()
    expect([1, 2, 3].map((staffId) => taken(known, staffId))).toEqual([[10, 11], [10], [11, 12]])
  }
})

test('a hold that moves on is looked at again at its new time, and its places stay', () => {
  const { holds, again, changed } = opened()
  holds.add(hold('a'))
  holds.add(hold('b', { places: [] }))
  changed.mockClear()
  holds.mark('a', 'waiting', 2000)
  for (const known of [holds, again()]) {
    expect(known.get('a')).toEqual(hold('a', { state: 'waiting', dueAt: 2000 }))
    expect(known.get('b')).toEqual(hold('b', { places: [] }))
    expect(taken(known)).toEqual([10, 11])
  }
  expect(changed).not.toHaveBeenCalled()
})

test('a hold is read again in each of its states', () => {
  const { holds, again } = opened()
  const states = [
    'chosen',
    'writing',
    'waiting',
    'confirming',
    'canceling',
    'expiring',
    'booked',
  ] as const
  for (const state of states) holds.add(hold(state, { state, places: [] }))
  expect(
    again()
      .all()
      .map(({ state }) => state),
  ).toEqual(states)
})

test('the network is stored while a hold may still count against it, and not with a booking', () => {
  const { holds, again } = opened()
  for (const id of ['a', 'b']) holds.add(hold(id, { network: '1.2.3.4', places: [] }))
  holds.mark('a', 'booked', 0)
  holds.mark('b', 'waiting', 2000)
  for (const known of [holds, again()])
    expect(known.all().map(({ network }) => network)).toEqual([null, '1.2.3.4'])
})

test('a hold that gets other places gives its own back, and no others', () => {
  const { holds, again, changed } = opened()
  const other = hold('b', { places: [{ staffId: 2, hourId: 10, frames: 1 }] })
  const places = [{ staffId: 1, hourId: 11, frames: 2 }]
  holds.add(hold('a'))
  holds.add(other)
  changed.mockClear()
  holds.replacePlaces('a', places)
  expect(changed).toHaveBeenCalledTimes(1)
  for (const known of [holds, again()]) {
    expect(known.all()).toEqual([hold('a', { places }), other])
    expect([taken(known), taken(known, 2)]).toEqual([[11, 12], [10]])
  }
  holds.replacePlaces('a', [])
  expect([taken(holds), taken(again())]).toEqual([[], []])
})

test('a replaced booking is forgotten by the hold that replaced it, and by no other', () => {
  const { holds, again } = opened()
  const replaces = { id: 'before', salonId: 7, date: '2026-11-23' }
  holds.add(hold('a', { replaces }))
  holds.add(hold('b', { replaces, places: [] }))
  holds.forgetReplaced('a')
  for (const known of [holds, again()])
    expect(known.all().map((each) => each.replaces)).toEqual([null, replaces])
})

test('a hold that expires gives its places back and is remembered until D1 has followed', () => {
  const { holds, again, changed } = opened()
  const other = hold('b', { places: [{ staffId: 2, hourId: 10, frames: 1 }] })
  holds.add(hold('a', { state: 'waiting' }))
  holds.add(other)
  changed.mockClear()
  holds.expire('a')
  expect(changed).toHaveBeenCalledTimes(1)
  for (const known of [holds, again()]) {
    expect(known.all()).toEqual([hold('a', { state: 'expiring', places: [] }), other])
    expect([taken(known), taken(known, 2)]).toEqual([[], [10]])
  }
})

test('a hold that is dropped gives its places back and is gone; dropped again, nothing changes', () => {
  const { holds, again, changed } = opened()
  const other = hold('b', { places: [{ staffId: 2, hourId: 10, frames: 1 }] })
  holds.add(hold('a'))
  holds.add(other)
  changed.mockClear()
  holds.drop('a')
  holds.drop('a')
  expect(changed).toHaveBeenCalledTimes(1)
  for (const known of [holds, again()]) {
    expect(known.all()).toEqual([other])
    expect([taken(known), taken(known, 2)]).toEqual([[], [10]])
  }
})

test('a dropped hold leaves no places behind for one of the same name', () => {
  const { holds, again } = opened()
  holds.add(hold('a'))
  holds.drop('a')
  holds.add(hold('a', { places: [] }))
  expect(again().get('a')?.places).toEqual([])
})

test('places of replaced holds count as free for the length of a look, also of one that fails', () => {
  const { holds } = opened()
  holds.add(hold('a'))
  holds.add(hold('b', { places: [{ staffId: 1, hourId: 12, frames: 1 }] }))
  expect(holds.without([null, 'a', 'unknown'], () => taken(holds))).toEqual([12])
  expect(taken(holds)).toEqual([10, 11, 12])
  const failing = () =>
    holds.without(['a', 'b'], () => {
      throw new Error(`free: ${taken(holds).length}`)
    })
  expect(failing).toThrow('free: 0')
  expect(taken(holds)).toEqual([10, 11, 12])
})

test('what is unknown can be moved nowhere', () => {
  const { holds } = opened()
  for (const move of [
    () => holds.mark('a', 'booked', 0),
    () => holds.expire('a'),
    () => holds.replacePlaces('a', []),
    () => holds.forgetReplaced('a'),
  ])
    expect(move).toThrow('no hold a')
})

test('a word that was written down is read again, the last one counts, and no other is there', () => {
  const { holds, again } = opened()
  holds.write('name', '7:2026-11-23')
  holds.write('name', '8:2026-11-24')
  for (const known of [holds, again()]) {
    expect(known.note('name')).toBe('8:2026-11-24')
    expect(known.note('place')).toBeNull()
  }
})

test('who is free may change without anybody being interested', () => {
  const holds = new Holds(sqlInMemory())
  holds.add(hold('a'))
  holds.drop('a')
  expect(taken(holds)).toEqual([])
})

test.each([
  ['a state that is none', "UPDATE held SET hold = json_set(hold, '$.state', 'lost')"],
  ['a place without frames', "UPDATE held SET hold = json_set(hold, '$.places[0].frames', 'two')"],
  [
    'a replaced booking without a day',
    `UPDATE held SET hold = json_set(hold, '$.replaces', json('{"id":"a","salonId":1}'))`,
  ],
])('a stored row that does not fit keeps the object from opening: %s', (_what, damage) => {
  const { sql, holds, again } = opened()
  holds.add(hold('a'))
  again()
  sql.exec(damage)
  expect(again).toThrow()
})
