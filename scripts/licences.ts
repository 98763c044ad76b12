import { readFileSync } from 'node:fs'

/** A package as package-lock.json has it. */
type Locked = { license?: string; dev?: boolean; version?: string }

/** Licences of packages that are deployed (docs/dependencies.md). */
const deployable = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
]

/** Further licences of build and test tools, which are not distributed. */
const forTools = [
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Tools whose licence is missing in package.json; their own licence files or readmes say MIT. */
const readByHand = [
  'node_modules/eval',
  'node_modules/format',
  'node_modules/require-like',
  'node_modules/urlsafe-base64',
]

/** Packages of a lock file with a licence that is not allowed, as `name: licence`. */
export function licenceProblems(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'none', dev = false }]) => {
    const allowed = dev ? [...deployable, ...forTools] : deployable
    const isFine =
      path === '' ||
      (dev && readByHand.includes(path)) ||
      fits(license, (name) => allowed.includes(name))
    return isFine ? [] : [`${path.replace(/^.*node_modules\//, '')}: ${license}`]
  })
}

/** The packages of a lock file. */
export function lockedPackages(file = 'package-lock.json'): Record<string, Locked> {
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages
}

/** An SPDX expression without nesting: all of AND, one of OR. */
function fits(expression: string, isAllowed: (name: string) => boolean): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  return bare.includes(' OR ')
    ? bare.split(' OR ').some((part) => fits(part, isAllowed))
    : bare.split(' AND ').every(isAllowed)
}
