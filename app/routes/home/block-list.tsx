import type { ConfiguredBlock } from './block-order'
import type { HomeCities } from './home-cities'
import { layoutOf } from './layouts'

/**
 * What the chain configured for Home, in its order; layouts that this version does not know are
 * left out.
 */
export function BlockList({
  blocks,
  cities,
}: {
  blocks: ConfiguredBlock[]
  cities: HomeCities | null
}) {
  return blocks.map((block) => {
    const Layout = layoutOf(block.layout)
    if (!Layout) return null
    return <Layout key={`${block.order} ${block.layout}`} block={block} cities={cities} />
  })
}
