import { beforeEach, expect, test, vi } from 'vitest'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'
import { forgetTyped, isUntouched, readTyped, storeTyped, readStored } from './typed-fields'

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test('the address stores every choice of the visit, for each of the group [H-170]', () => {
  const path =
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001,1038' +
    '&date=2026-11-23&hour=12&stylistId=901&offers=501&p2=1001_14_902_'
  const read = () => readDraft(new URLSearchParams(path.split('?')[1]))
  const draft = readDraft(new URLSearchParams(bookingPath(read()).split('?')[1]))
  expect(draft).toEqual(read())
  expect(draft).toMatchObject({
    salonId: '9',
    date: '2026-11-23',
    people: [
      { serviceIds: ['1001', '1038'], hourId: '12', stylistId: '901', offerIds: ['501'] },
      { serviceIds: ['1001'], hourId: '14', stylistId: '902' },
    ],
  })
})

test('what is typed is stored for this salon until it is booked [H-170]', () => {
  const typed = {
    phone: '0912345678',
    note: 'Cắt ngắn hai bên',
    requests: ['Gội nhẹ tay'],
    isManyPeople: true,
    advice: 'little',
    photo: true,
  } as const
  storeTyped('9', { ...typed, requests: [...typed.requests] })
  expect(readStored('9')).toEqual(typed)
  expect(readStored('10')).toBe(null)
  forgetTyped()
  expect(readStored('9')).toBe(null)
})

test('the tick of consent and its two further purposes are stored with the rest [H-170]', () => {
  const form = new FormData()
  expect(readTyped(form)).toMatchObject({ consent: false, location: false, photo: false })
  for (const name of ['consent', 'location', 'photo']) form.set(name, '1')
  storeTyped('9', readTyped(form))
  expect(readStored('9')).toMatchObject({ consent: true, location: true, photo: true })
})

test('a form is touched once it differs from what it began with', () => {
  const empty = { phone: '', note: '', requests: [], isManyPeople: false, advice: 'full' } as const
  expect(isUntouched({ ...empty, requests: [] })).toBe(true)
  expect(isUntouched({ ...empty, requests: [], note: 'Mới' })).toBe(false)
  const booked = { note: 'Dị ứng', requests: ['Da dễ kích ứng'], advice: 'little' } as const
  const begun = { ...booked, requests: [...booked.requests] }
  expect(isUntouched({ ...empty, ...begun }, begun)).toBe(true)
  expect(isUntouched({ ...empty, ...begun, note: '' }, begun)).toBe(false)
  expect(isUntouched({ ...empty, ...begun, requests: [] }, begun)).toBe(false)
  const two = { ...begun, requests: ['Da dễ kích ứng', 'Cắt nhẹ tay'] }
  expect(isUntouched({ ...empty, ...two, requests: [...two.requests].reverse() }, two)).toBe(true)
  const many = { ...begun, isManyPeople: true }
  expect(isUntouched({ ...empty, ...begun }, many)).toBe(true)
  expect(isUntouched({ ...empty, ...many }, many)).toBe(true)
  expect(isUntouched({ ...empty, ...many }, begun)).toBe(false)
})
