import { createContext, useContext } from 'react'

/** What only the server's rendering knows: in the browser it stays empty. */
export type Rendering = {
  /** For inline scripts; the browser hides it from scripts, so it is never compared. */
  nonce?: string
}

const RenderingContext = createContext<Rendering>({})

/** Gives the document what the server knows. */
export const RenderingProvider = RenderingContext.Provider

/** Reads it. */
export function useRendering(): Rendering {
  return useContext(RenderingContext)
}
