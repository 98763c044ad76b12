import { Picture } from '~/ui/picture'
import type { ConfiguredBlock } from './block-order'

/** A block's own banner: one file for wide screens, one for small ones. */
export function BlockBanner({ block }: { block: ConfiguredBlock }) {
  const src = block.banner ?? block.bannerMobile
  if (!src) return null
  const mobile =
    block.banner && block.bannerMobile
      ? { src: block.bannerMobile, width: 780, height: 480 }
      : undefined
  return (
    <div className="block__banner">
      <Picture src={src} width={1104} height={414} alt="" mobile={mobile} shape="soft" />
    </div>
  )
}
