import type { LibraryFile } from './remove-parts.ts'
import { reactDom } from './react-dom.ts'
import { remixReact } from './remix-react.ts'
import { routing } from './routing.ts'

/** All files of libraries of which parts are unused in the browser. */
export const libraryFiles: readonly LibraryFile[] = [reactDom, ...remixReact, ...routing]
