import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dialogSheet = readFileSync(new URL('./dialog.css', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('./theme/tokens.css', import.meta.url), 'utf8')

test('a popup takes 500 ms to close [B-129]', () => {
  expect(tokens).toContain('--popup-close: 500ms;')
  expect(dialogSheet).toContain('var(--popup-close)')
})

test('dialogs are 375, 480 or 232 pixels wide [B-399]', () => {
  for (const width of [375, 480, 232]) expect(dialogSheet).toContain(`max-width: ${width}px`)
})

test('the login dialog is 450 pixels wide [H-111]', () => {
  expect(dialogSheet).toContain('.dialog--450 .dialog__sheet')
  expect(dialogSheet).toContain('max-width: 450px')
})
