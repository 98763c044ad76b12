import { expect, test } from 'vitest'
import { needsName, canSaveName, nameProblem, typedName } from './name'

const invalid = 'Bạn nhập tên hợp lệ giúp chúng mình nhé!'

test('a name of more than 20 characters stays as it is typed, and is refused with a sentence [B-315]', () => {
  const long = 'Nguyễn Trần Hoàng Min'
  expect(typedName(long)).toBe(long)
  expect(nameProblem(long)).toBe('Tên dài tối đa 20 kí tự anh nhé!')
  expect(nameProblem(long.slice(0, 20))).toBeNull()
})

test.each([
  ['Minh   Đức', 'Minh Đức'],
  ['  Minh', 'Minh'],
  // The space before the next name stays while it is typed.
  ['Minh ', 'Minh '],
  ['Minh\t\nĐức', 'Minh Đức'],
])('multiple spaces collapse: %j [B-316]', (typed, shown) => {
  expect(typedName(typed)).toBe(shown)
})

test.each(['Minh', 'Đỗ Văn Ước', 'Nguyễn Thị Ỷ', 'Anh  Tuấn', ' Huy ', 'Hoa\u0300ng'])(
  'letters and spaces make a name: %j [B-317]',
  (text) => {
    expect(nameProblem(text)).toBeNull()
  },
)

test.each(['', ' ', 'Minh2', 'Minh!', '<b>', "O'Neil", 'Minh_Đức', 'Anh 2', 'Anh T!', '🙂'])(
  'anything else does not: %j [B-317]',
  (text) => {
    expect(nameProblem(text)).toBe(invalid)
  },
)

test('saving needs a phone of ten digits [B-314]', () => {
  expect(canSaveName('Minh', '0912345679')).toBe(true)
  expect(canSaveName('Minh', '091234567')).toBe(false)
  expect(canSaveName('Minh', '')).toBe(false)
  expect(canSaveName('M1nh', '0912345679')).toBe(false)
})

test('the name is required of a logged-in customer without one, for his own phone [B-304, B-305, O-12]', () => {
  const viewer = { phone: '0912345679', name: null }
  expect(needsName(viewer, '0912345679')).toBe(true)
  expect(needsName(viewer, '0909090909')).toBe(false)
  expect(needsName(viewer, '')).toBe(false)
  expect(needsName({ ...viewer, name: 'Minh' }, '0912345679')).toBe(false)
  expect(needsName(null, '0912345679')).toBe(false)
})
