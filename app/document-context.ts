import { createContext, useContext } from 'react'

/** What the document needs and no loader may give: the same on both sides, but for the nonce. */
export type DocumentParts = {
  /** For inline scripts; browsers hide it from scripts, so it is never compared. */
  nonce?: string
  /** Script that starts reporting errors; '' in the browser, where it has run. */
  reportScript: string
  /** JSON-LD for search engines; the browser takes it from the server's document. */
  jsonLd: string
}

const DocumentContext = createContext<DocumentParts>({ reportScript: '', jsonLd: '' })

/** Gives the document its parts. */
export const DocumentProvider = DocumentContext.Provider

/** Reads them. */
export function useDocumentParts(): DocumentParts {
  return useContext(DocumentContext)
}
