import { lazy, useState, type ComponentType } from 'react'
import { loadOrReload } from '~/browser/load-or-reload'

/**
 * A part of the page whose code comes when it is first shown. Where it is known beforehand that it
 * will be (by the server's loader, by a page that was opened with it) `prepare` fetches the code
 * first: a document cannot wait in the midst of being drawn or of waking up.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Part: ComponentType<Props>; prepare: () => Promise<void> } {
  let Ready: ComponentType<Props> | null = null
  async function prepare() {
    Ready ??= await load()
  }
  const Coming = lazy(async () => {
    const Loaded = await loadOrReload(load)
    return { default: ({ props }: { props: Props }) => <Loaded {...props} /> }
  })

  function Part(props: Props) {
    // One or the other for as long as it is shown: changing would lose what was typed.
    const [wasReady] = useState(Ready !== null)
    return wasReady && Ready ? <Ready {...props} /> : <Coming props={props} />
  }

  return { Part, prepare }
}
