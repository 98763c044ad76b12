import { expect, test } from 'vitest'
import { closeDocument } from './close-document'

test('what is rendered beside the document stands at the end of its body', () => {
  expect(
    closeDocument('<html><body><p>a</p></body></html><!--$--><script>data()</script><!--/$-->'),
  ).toBe('<html><body><p>a</p><!--$--><script>data()</script><!--/$--></body></html>')
})

test('a document that ends where it should, and text that is none, stay as they are', () => {
  for (const html of ['<html><body><p>a</p></body></html>', 'a sentence', ''])
    expect(closeDocument(html)).toBe(html)
})

test('an end that a text brought along closes nothing', () => {
  expect(closeDocument('<body></body></html><p>b</p></body></html><i></i>')).toBe(
    '<body></body></html><p>b</p><i></i></body></html>',
  )
})

test('the scripts with the data and with the end of their stream become one', () => {
  const scripts = [
    '<!--$--><script nonce="n">window.__remixContext.streamController.enqueue("a;");</script>',
    '<!--$--><script nonce="n">window.__remixContext.streamController.close();</script><!--/$--><!--/$-->',
  ]
  expect(closeDocument(`<html><body></body></html>${scripts.join('')}`)).toBe(
    '<html><body><!--$--><script nonce="n">window.__remixContext.streamController.enqueue("a;");' +
      'window.__remixContext.streamController.close();</script><!--/$--><!--/$--></body></html>',
  )
})
