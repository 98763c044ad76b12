import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A package as package-lock.json has it. */
type Locked = { license?: string; dev?: boolean }

/** Licences of packages that are deployed (docs/dependencies.md). */
const deployable = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 OFL-1.1'.split(' ')

/** Further licences of build and test tools, which are not distributed. */
const forTools =
  'BlueOak-1.0.0 CC0-1.0 CC-BY-3.0 CC-BY-4.0 LGPL-3.0-or-later Python-2.0 Unlicense Zlib'.split(' ')

/** Tools whose licence is missing in package.json; their own licence files or readmes say MIT. */
const readByHand = ['eval', 'format', 'require-like', 'urlsafe-base64']

test('every package that is installed has a licence that was allowed', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const packages = Object.entries(lock.packages)
  expect(packages.length).toBeGreaterThan(500)
  const strange = packages.flatMap(([path, { license = 'none', dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const allowed = dev ? [...deployable, ...forTools] : deployable
    const isKnown = fits(license, allowed) || (dev && readByHand.includes(name))
    return isKnown ? [] : [`${name}: ${license}`]
  })
  expect(strange).toEqual([])
})

/** Whether an SPDX expression without nesting is allowed: all of AND, one of OR. */
function fits(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)))
}
