const end = '</body></html>'
/** Where Remix's script with a page's data ends and the next one begins, which closes their stream. */
const betweenScripts =
  /;<\/script>(?:<!--[$\/]+-->)*<script(?: nonce="[^"]*")?>(?=window\.__remixContext\.streamController\.close\(\);<\/script>)/

/**
 * Moves what stands after the end of a document to the end of its body, as one script. Remix renders
 * the scripts with a page's data beside the document and not inside; HTML allows nothing there, and
 * browsers read it as the body's last part all the same.
 */
export function closeDocument(html: string): string {
  // The last one: texts of editors stand before it, and scripts after it have no `<` in their data.
  const at = html.lastIndexOf(end)
  if (at < 0) return html
  const data = html.slice(at + end.length).replace(betweenScripts, ';')
  return html.slice(0, at) + data + end
}
