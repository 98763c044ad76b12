/** Drawings for services that bring no picture, by the words of their name; the first that fits. */
const drawings: [words: RegExp, file: string][] = [
  [/kid|bé/i, 'kid'],
  [/đá nóng/i, 'hot-stone'],
  [/combo/i, 'combo'],
  [/ráy tai/i, 'ear'],
  [/móng/i, 'nail'],
  [/massage/i, 'massage'],
  [/uốn|ép/i, 'perm'],
  [/nhuộm|tẩy tóc|màu/i, 'colour'],
  [/phục hồi|hấp|collagen|detox/i, 'recovery'],
  [/mặt nạ|da |mụn/i, 'facial'],
  [/gội/i, 'wash'],
]

/** The drawing of a service without a picture of its own. */
export function drawingOf(name: string): string {
  // A cut with a wash is a cut first.
  const file = /^cắt gội 10|^cắt xả/i.test(name) ? 'cut' : (drawings.find(([words]) => words.test(name))?.[1] ?? 'cut')
  return `/art/service/${file}.svg`
}
