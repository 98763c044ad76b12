import { afterPaint } from './after-paint'

/**
 * Marks what a press unfolds until the press has been painted. Meanwhile the sheet of styles keeps
 * the content out of layout (base.css): a slow phone paints the turned sign first, then the content.
 */
export function unfoldAfterPaint(
  page: Pick<Document, 'addEventListener'>,
  paint: (act: () => void) => void = afterPaint,
): void {
  page.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest('summary')?.parentElement : null
    if (!fold || fold.hasAttribute('open')) return
    fold.setAttribute('data-unfolding', '')
    paint(() => fold.removeAttribute('data-unfolding'))
  })
}
