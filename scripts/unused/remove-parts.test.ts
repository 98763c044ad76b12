import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { libraryFiles } from './libraries.ts'
import { removeParts, withoutParts, type UnusedPart } from './remove-parts.ts'

function without(code: string, ...parts: Omit<UnusedPart, 'reason'>[]): string {
  const described = parts.map((part) => ({ ...part, reason: 'unused here' }))
  return withoutParts(code, { package: 'lib', version: '1.0.0', file: 'a.js', parts: described })
}

test('a part is removed as a whole, from its beginning to its end, or replaced', () => {
  expect(without('a();b();c()', { from: 'b();' })).toBe('a();c()')
  expect(without('a();if(b){c()}d()}', { from: 'if(b)', to: '}' })).toBe('a();d()}')
  expect(without('a(b)', { from: 'b', instead: '1' })).toBe('a(1)')
  expect(without('x;a;x;b', { from: 'x;', times: 2 })).toBe('a;b')
})

test('a part that is not there as often as described fails the build and names file and reason', () => {
  expect(() => without('a();c()', { from: 'b();' })).toThrow(
    /lib\/a\.js: the part “unused here” is there 0 times, not 1: b\(\);/,
  )
  expect(() => without('b();b();', { from: 'b();' })).toThrow('is there 2 times, not 1')
  expect(() => without('b();', { from: 'b();', times: 2 })).toThrow('is there 1 times, not 2')
})

test('a part without its end fails the build', () => {
  expect(() => without('if(b){c()', { from: 'if(b)', to: '}' })).toThrow('does not end: }')
})

test('another version of a library fails the build before any file is read', () => {
  const [file] = libraryFiles
  expect(file).toBeDefined()
  const plugin = removeParts([{ ...file!, version: '0.0.1' }], '.')
  expect(() => start(plugin)).toThrow(/react-dom \S+ is installed, .* describes 0\.0\.1/)
  expect(() => start(removeParts(libraryFiles, '.'))).not.toThrow()
})

test('a file that the build does not read fails it', () => {
  const plugin = removeParts(libraryFiles, '.')
  start(plugin)
  expect(() => end(plugin)).toThrow(/is not part of the browser's code/)
})

test('every part is found in the installed libraries', () => {
  for (const file of libraryFiles) {
    const code = readFileSync(`node_modules/${file.package}/${file.file}`, 'utf8')
    expect(withoutParts(code, file).length).toBeLessThan(code.length)
  }
})

test('the site uses nothing that is removed', () => {
  // Attributes, events and functions; lists of parts name each of them as unused.
  const unused = [
    /\bprefetch=/,
    /\bviewTransition\b/,
    /\bcreateRoot\b|\bfindDOMNode\b|\bunmountComponentAtNode\b/,
    /\bHydrateFallback\b|\bPrefetchPageLinks\b|\bLiveReload\b/,
    /\bdefer\(/,
    /['"]script:ld\+json['"]/,
    /\bonSelect\b|\bonBeforeInput\b|\bonComposition[A-Z]/,
    /\bon(?:Mouse|Pointer)(?:Enter|Leave)\b/,
    // Attributes of SVG with a hyphen, but for those that are left.
    /\b(?:stroke|fill|clip|stop|flood|marker|color|font|glyph|image|letter|lighting|paint|pointer|vector|word|writing)[A-Z]\w*=/,
    /\b(?:alignmentBaseline|baselineShift|textDecoration|textRendering|unicodeBidi|xHeight|xmlnsXlink)=/,
  ]
  const pages = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(pages.length).toBeGreaterThan(400)
  expect(
    pages.filter((page) => {
      const text = readFileSync(page, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
      return unused.some((use) => use.test(text))
    }),
  ).toEqual([])
})

type Hooks = ReturnType<typeof removeParts>

function start({ buildStart }: Hooks): void {
  if (typeof buildStart === 'function') Reflect.apply(buildStart, undefined, [])
}

function end({ buildEnd }: Hooks): void {
  if (typeof buildEnd === 'function') Reflect.apply(buildEnd, undefined, [])
}
