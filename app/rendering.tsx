import { createContext, useContext } from 'react'

/** What only the server's rendering knows; in the browser it stays empty. */
export type Rendering = {
  /** For inline scripts; browsers hide it from scripts, so it is never compared. */
  nonce?: string
  /** The footer's inside, ready made: it never changes in the browser and so needs no code there. */
  footerHtml?: string
  /** The inside of the header's larger menu, likewise. */
  menuHtml?: string
  /** What search engines are told, as JSON-LD. */
  jsonLd?: string
}

const RenderingContext = createContext<Rendering>({})

/** Gives the document what the server knows. */
export const RenderingProvider = RenderingContext.Provider

/** Reads it. */
export function useRendering(): Rendering {
  return useContext(RenderingContext)
}
