import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches } from './services/suggestions'

const rule = { rule: 'regex', selectedIds: [], serviceIds: ['1038'], title: 'Thêm?' }

test('any pattern of a backend gives yes or no [B-210]', () => {
  const pieces = fc.constantFrom(
    'a',
    '.',
    '(',
    ')',
    '*',
    '+',
    '?',
    '|',
    '[',
    ']',
    '{2,}',
    '\\d',
    '^',
    '$',
    'ố',
    '\\',
    '(?=',
    '(?:',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30, size: 'max' }), (parts) => {
      expect(
        typeof matches({ ...rule, pattern: parts.join('') }, [{ id: '1', name: 'a'.repeat(200) }]),
      ).toBe('boolean')
    }),
    { numRuns: 500 },
  )
})
