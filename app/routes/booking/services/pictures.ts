/** Drawings for services without a picture, by words in their names; the first match is used. */
const drawings: [words: RegExp, file: string][] = [
  [/kid|bé/i, 'kid'],
  [/đá nóng|hot stone/i, 'hot-stone'],
  [/combo/i, 'combo'],
  [/ráy tai|\bear/i, 'ear'],
  [/móng|nail/i, 'nail'],
  [/massage/i, 'massage'],
  [/uốn|ép|perm/i, 'perm'],
  [/nhuộm|tẩy tóc|màu|colour|bleach/i, 'colour'],
  [/phục hồi|hấp|collagen|detox|repair|treatment/i, 'recovery'],
  [/mặt nạ|da |mụn|skin|blackhead/i, 'facial'],
  [/gội|wash/i, 'wash'],
]

/** The drawing of a service without a picture of its own. */
export function drawingOf(name: string): string {
  // A cut with a wash is a cut first.
  const file = /^cắt gội 10|^cắt xả|^10-step cut|^quick cut/i.test(name)
    ? 'cut'
    : (drawings.find(([words]) => words.test(name))?.[1] ?? 'cut')
  return `/art/service/${file}.svg`
}
