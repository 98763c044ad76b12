const end = '</body></html>'

/**
 * Moves what stands after the end of a document to the end of its body. Remix renders the script
 * with a page's data beside the document and not inside; HTML allows nothing there, and browsers
 * read it as the body's last part all the same.
 */
export function closeDocument(html: string): string {
  // The last one: texts of editors stand before it, and scripts after it have no `<` in their data.
  const at = html.lastIndexOf(end)
  return at < 0 ? html : html.slice(0, at) + html.slice(at + end.length) + end
}
