import { createContext, useContext } from 'react'

/** Values that only the server's rendering has; in the browser it stays empty. */
export type ServerRendering = {
  /** For inline scripts; browsers hide it from scripts, so it is never compared. */
  nonce?: string
  /** The footer's inside, ready made: it never changes in the browser and so needs no code there. */
  footerHtml?: string
  /** The inside of the header's larger menu, likewise. */
  menuHtml?: string
  /** JSON-LD for search engines. */
  jsonLd?: string
}

const RenderingContext = createContext<ServerRendering>({})

/** Gives the document what the server knows. */
export const RenderingProvider = RenderingContext.Provider

/** Reads it. */
export function useRendering(): ServerRendering {
  return useContext(RenderingContext)
}
