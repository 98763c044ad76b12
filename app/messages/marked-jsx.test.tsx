import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jsx } from './marked-jsx'

const html = (...given: Parameters<typeof jsx>) => renderToStaticMarkup(jsx(...given))

test('an element whose text is Vietnamese has the mark itself [O-36]', () => {
  expect(html('h2', { children: 'Salon 252 Cầu Giấy' })).toBe(
    '<h2 lang="vi">Salon 252 Cầu Giấy</h2>',
  )
  expect(html('option', { children: 'An Giang · Salon 212 Trần Hưng Đạo' })).toContain(
    '<option lang="vi">',
  )
  expect(html('img', { alt: 'Tóc uốn' })).toContain('lang="vi"')
  expect(html('h2', { children: 'Our salons' })).toBe('<h2>Our salons</h2>')
  expect(html('a', { lang: 'en', children: 'Hà Nội' })).toBe('<a lang="en">Hà Nội</a>')
})

test('a name in an English sentence is marked alone, within one element [O-36]', () => {
  expect(html('p', { children: ['Book at ', 'Salon 9 Cầu Giấy', ' with ', 'Nam Phạm'] })).toBe(
    '<p><span>Book at <span lang="vi">Salon 9 Cầu Giấy</span> with <span lang="vi">Nam Phạm</span></span></p>',
  )
  expect(html('a', { 'aria-label': 'Book with Nam Phạm', children: 'Nam Phạm' })).toBe(
    '<a aria-label="Book with Nam Phạm"><span lang="vi">Nam Phạm</span></a>',
  )
  expect(html(Fragment, { children: 'Toàn thân' })).toBe('<span lang="vi">Toàn thân</span>')
})

test('the brand is not marked, and other children keep their index [O-36]', () => {
  expect(html('p', { children: 'Welcome to Mượt' })).toBe('<p>Welcome to Mượt</p>')
  const button = createElement('button', { key: 'b' })
  const { children } = jsx('p', { children: ['Tóc ', 'mây', button] }).props as {
    children: unknown[]
  }
  expect(children).toHaveLength(3)
  expect(children[2]).toBe(button)
})
