import type { MouseEvent } from 'react'

/**
 * Whether a press on a link opens it in this page: with a modifier key or another button the
 * browser opens a tab or window.
 */
export function isPlainPress({
  metaKey,
  ctrlKey,
  shiftKey,
  button,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'button'>): boolean {
  return !metaKey && !ctrlKey && !shiftKey && button === 0
}
