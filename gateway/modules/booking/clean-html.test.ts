import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html'

test.each([
  [
    '<p><b>Huy</b> cầm kéo <i>5 năm</i>.</p><script>document.title = "x"</script>',
    '<p><b>Huy</b> cầm kéo <i>5 năm</i>.</p>',
  ],
  ['<p onclick="alert(1)" style="position:fixed" class="x">Huy</p>', '<p>Huy</p>'],
  ['<img src=x onerror=alert(1)>Huy', 'Huy'],
  ['<a href="javascript:alert(1)">Huy</a>', 'Huy'],
  ['<style>p{display:none}</style><p>Huy</p>', '<p>Huy</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<iframe src="https://evil.example"></iframe>Huy', 'Huy'],
  ['<p>Huy', '<p>Huy</p>'],
  ['2 < 3 & 4', '2 &lt; 3 &amp; 4'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['', ''],
])('the description %s is shown as %s [B-249]', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('a description without end is cut, and what is cleaned once is remembered [B-249]', () => {
  const long = `<p>${'a'.repeat(20_000)}</p>`
  expect(cleanHtml(long).length).toBeLessThan(5_010)
  expect(cleanHtml(long)).toBe(cleanHtml(long))
})
