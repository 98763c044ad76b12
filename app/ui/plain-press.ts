import type { MouseEvent } from 'react'

/**
 * Whether a press on a link means this page: with a key held, or another button, it asks the
 * browser for a tab or a window of its own.
 */
export function isPlainPress({
  metaKey,
  ctrlKey,
  shiftKey,
  button,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'button'>): boolean {
  return !metaKey && !ctrlKey && !shiftKey && button === 0
}
