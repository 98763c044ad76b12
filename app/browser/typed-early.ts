type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Remembers the fields that were typed into before hydration. The result types the same into their
 * successors where React could not keep them and made the page anew.
 */
export function rememberTyped(page: Document): () => void {
  const fields = [...page.querySelectorAll<Field>('input, textarea')]
  const typed = fields.filter((field) => field.value !== field.defaultValue)
  return () => {
    for (const field of typed) {
      if (field.isConnected) continue
      const successor = page.querySelector<Field>(`${field.localName}[name="${field.name}"]`)
      if (!successor) continue
      // React has put a setter of its own on the field, by which it would take the text for known.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(successor), 'value')!.set!.call(
        successor,
        field.value,
      )
      successor.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
