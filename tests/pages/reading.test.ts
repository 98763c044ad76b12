import { expect, test } from 'vitest'
import { sendingOf } from './form.ts'
import { Page } from './page.ts'

function page(html: string): Page {
  return new Page(new URL('http://site.test/here'), new Response(null), html)
}

test('what React streams later stands in place of its fallback, and a segment in its place', () => {
  const { text } = page(
    `<html><body><p>before</p><!--$?--><template id="B:0"></template><p>waits</p><!--/$--><p>after</p>
    <div hidden id="S:0"><p>came <template id="P:1"></template></p></div>
    <div hidden id="S:1"><b>late</b></div></body></html>`,
  )
  expect(text).toBe('before came late after')
})

test('nobody reads scripts, hidden parts and closed dialogs, nor finds what is in them', () => {
  const read = page(
    `<html><body><script>1</script><p hidden>2</p>
    <dialog><a href="/x">3</a></dialog><dialog open><a href="/y">4</a></dialog></body></html>`,
  )
  expect(read.text).toBe('4')
  expect(read.links().map(({ href }) => href)).toEqual(['/y'])
})

test('things are found by the names that assistive technology has for them', () => {
  const read = page(
    `<html><body>
    <a href="/a"><img alt="Wax"> 199K<svg aria-hidden="true"><title>no</title></svg></a>
    <label for="f">Phone</label><input id="f" value="09">
    <section aria-labelledby="h"><h2 id="h">Shops</h2><button aria-label="Close">x</button></section>
    </body></html>`,
  )
  expect(read.link('Wax 199K').href).toBe('/a')
  expect(read.field('Phone').value).toBe('09')
  expect(read.region('Shops').button('Close').text).toBe('x')
  expect(() => read.link('Spray')).toThrow('there is no link Spray; there are: Wax 199K')
})

test('a form sends what its fields hold, the button that was pressed, and what was typed over it', () => {
  const read = page(
    `<html><body>
    <form id="f" method="post" action="/to">
      <input type="hidden" name="key" value="k">
      <label>Phone <input name="phone" value="1"></label>
      <input type="checkbox" name="no" value="1">
      <input type="radio" name="hour" value="1" checked><input type="radio" name="hour" value="2">
      <button name="intent" value="book">Book</button>
    </form>
    <input form="f" name="outside" value="o"></body></html>`,
  )
  const { action, method, body } = sendingOf(read.$, read.button('Book').element, {
    Phone: '2',
    hour: '2',
  })
  expect([action, method, body.toString()]).toEqual([
    '/to',
    'POST',
    'key=k&phone=2&hour=2&outside=o&intent=book',
  ])
  expect(() => sendingOf(read.$, read.button('Book').element, { Name: 'x' })).toThrow(
    'the form has no field Name',
  )
})
