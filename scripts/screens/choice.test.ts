import { expect, test } from 'vitest'
import { chosenOf } from './choice'
import { shots } from './shots'

const list = ['home', 'home-guest', 'log-in', 'log-in-code'].map((name) => ({ name }))
const namesOf = (choice: Parameters<typeof chosenOf>[1]) =>
  chosenOf(list, choice).map(({ name }) => name)

test('pictures are chosen by name, a star stands for any letters', () => {
  expect(namesOf({})).toEqual(['home', 'home-guest', 'log-in', 'log-in-code'])
  expect(namesOf({ names: ['home'] })).toEqual(['home'])
  expect(namesOf({ names: ['log-in*', 'home'] })).toEqual(['home', 'log-in', 'log-in-code'])
  expect(() => namesOf({ names: ['home', 'hime'] })).toThrow('no picture is called hime')
})

test('shares of several processes are all pictures, each once', () => {
  const shares = ['1/3', '2/3', '3/3'].flatMap((part) => namesOf({ part }))
  expect(shares.sort()).toEqual(namesOf({}).sort())
  expect(namesOf({ names: ['log-in*'], part: '2/2' })).toEqual(['log-in-code'])
  for (const part of ['0/2', '3/2', 'half'])
    expect(() => namesOf({ part })).toThrow('is no share such as 1/2')
})

test('each picture has a name of its own that a file can have', () => {
  const names = shots.map(({ name }) => name)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
