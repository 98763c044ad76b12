import type { ElementType, Key, ReactElement } from 'react'
import { Fragment, jsx as plain } from 'react/jsx-runtime'
import { brand } from '../brand'

/**
 * React's JSX runtime for pages that are not Vietnamese (vite.config.ts). What is Vietnamese on them
 * (a salon's name, a review, a post) gets `lang="vi"`, so that screen readers pronounce it; pages
 * need not know which text that is. Small words tell the site's sentences from names in them.
 */
export { Fragment, jsx as jsxs }

type ElementProps = Readonly<Record<string, unknown>>

const vietnamese = /[à-ỹ]/i
const smallWord =
  '\\b(?:the|and|at|of|for|from|with|in|to|is|are|has|you|your|our|about|won|hello|only|salons|book)\\b(?![à-ỹ])'
const sentence = new RegExp(smallWord, 'i')
const betweenNames = new RegExp(`(\\s*(?:${smallWord}|[·:()“”|])\\s*)`, 'i')
/** Elements that contain nothing but text. */
const textOnly = /^(?:option|title|textarea|text|tspan)$/

/**
 * Creates an element; its Vietnamese texts are marked. Of components only links' are, as those of a
 * library are not built with this runtime.
 */
export function jsx(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  const isMarkable = !props.lang && (typeof type === 'string' || type === Fragment || 'to' in props)
  return plain(type, isMarkable ? marked(type, props) : props, key)
}

function marked(type: ElementType, props: ElementProps): ElementProps {
  const { children } = props
  const name = props['aria-label'] ?? props.alt ?? props.placeholder
  const onlyText = children === undefined ? name : name === undefined ? children : undefined
  if (typeof type === 'string') {
    const isOne = textOnly.test(type)
    if (isName(onlyText, isOne)) return { ...props, lang: 'vi' }
    if (isOne) return props
  }
  if (isText(children)) return { ...props, children: withMarks(String(children)) }
  return Array.isArray(children) ? { ...props, children: joined(children) } : props
}

/** Adjacent texts are marked as one; other children keep their index, by which React knows them. */
function joined(children: readonly unknown[]): unknown[] {
  const nodes = [...children]
  for (let start = 0, end = 0; end <= nodes.length; end++) {
    if (end < nodes.length && isText(nodes[end])) continue
    const text = nodes.slice(start, end).join('')
    if (isVietnamese(text)) nodes.fill(null, start, end)[start] = withMarks(text)
    start = end + 1
  }
  return nodes
}

/** A text with its Vietnamese parts marked; one element, as it may be one item of a flex container. */
function withMarks(text: string): unknown {
  if (!isVietnamese(text)) return text
  if (isName(text)) return plain('span', { lang: 'vi', children: text })
  return plain('span', {
    children: text
      .split(betweenNames)
      .map((part, at) =>
        isVietnamese(part) ? plain('span', { lang: 'vi', children: part }, at) : part,
      ),
  })
}

function isText(node: unknown): node is string | number {
  return typeof node === 'string' || typeof node === 'number'
}

/** Whether a text is Vietnamese as a whole; unless `isOne`, each of its parts between dots has to be. */
function isName(text: unknown, isOne = false): boolean {
  return (
    typeof text === 'string' &&
    isVietnamese(text) &&
    !sentence.test(text) &&
    (isOne || text.split('·').every((part) => isVietnamese(part) || !/[a-z]{3}/i.test(part)))
  )
}

/** The brand is the same in every language. */
function isVietnamese(text: string): boolean {
  return vietnamese.test(text.replaceAll(brand.name, ''))
}
