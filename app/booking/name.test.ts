import { expect, test } from 'vitest'
import { asksName, canSaveName, nameMaxLength, nameProblem, typedName } from './name'

const invalid = 'Bạn nhập tên hợp lệ giúp chúng mình nhé!'

test('B-315 a name has 20 characters at most', () => {
  expect(nameMaxLength).toBe(20)
  expect(typedName('Nguyễn Trần Hoàng Minh Đức')).toBe('Nguyễn Trần Hoàng Mi')
})

test.each([
  ['Minh   Đức', 'Minh Đức'],
  ['  Minh', 'Minh'],
  // The space before the next word stays while it is typed.
  ['Minh ', 'Minh '],
  ['Minh\t\nĐức', 'Minh Đức'],
])('B-316 multiple spaces collapse: %j', (typed, shown) => {
  expect(typedName(typed)).toBe(shown)
})

test.each(['Minh', 'Đỗ Văn Ước', 'Nguyễn Thị Ỷ', 'Anh  Tuấn', ' Huy ', 'Hoa\u0300ng'])('B-317 letters and spaces make a name: %j', (text) => {
  expect(nameProblem(text)).toBeNull()
})

test.each(['', ' ', 'Minh2', 'Minh!', '<b>', 'O\'Neil', 'Minh_Đức', '🙂'])('B-317 anything else does not: %j', (text) => {
  expect(nameProblem(text)).toBe(invalid)
})

test('B-314 saving needs a phone of ten digits', () => {
  expect(canSaveName('Minh', '0912345679')).toBe(true)
  expect(canSaveName('Minh', '091234567')).toBe(false)
  expect(canSaveName('Minh', '')).toBe(false)
  expect(canSaveName('M1nh', '0912345679')).toBe(false)
})

test('B-304, B-305, O-12 the name is asked of somebody logged in, with his own phone, who has none', () => {
  const viewer = { phone: '0912345679', name: '' }
  expect(asksName(viewer, '0912345679')).toBe(true)
  expect(asksName(viewer, '0909090909')).toBe(false)
  expect(asksName(viewer, '')).toBe(false)
  expect(asksName({ ...viewer, name: 'Minh' }, '0912345679')).toBe(false)
  expect(asksName(null, '0912345679')).toBe(false)
})
