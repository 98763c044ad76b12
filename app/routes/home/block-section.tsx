import { useId } from 'react'
import { home } from '~/messages/vi/home'
import type { Elements } from '~/ui/elements'
import { IconRight } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { ConfiguredBlock } from './block-order'
import { LinkTo } from './link-to'

/**
 * A block's section: its heading, subtitle and, where there are any, the way to all of it and its
 * banner. Configured blocks are what tracking calls the new home.
 */
export function BlockSection({
  block,
  tone = 'plain',
  children,
}: {
  block: ConfiguredBlock
  tone?: 'plain' | 'tint' | 'shelf'
  children: Elements
}) {
  const id = useId()
  return (
    <section
      className={tone === 'plain' ? 'block' : `block block--${tone}`}
      data-screen="newHome"
      aria-labelledby={block.title ? id : undefined}
    >
      <div className="page block__inside">
        <div className="block__head">
          {block.title ? (
            <h2 className="block__title" id={id}>
              <Vietnamese>{block.title}</Vietnamese>
            </h2>
          ) : null}
          {block.subtitle ? (
            <p className="block__subtitle muted">
              <Vietnamese>{block.subtitle}</Vietnamese>
            </p>
          ) : null}
          {block.linkViewAll ? (
            <LinkTo
              link={block.linkViewAll}
              className="block__all"
              track={`home_all_${block.layout}`}
            >
              {home.viewAll}{' '}
              <VisuallyHidden>
                <Vietnamese>{block.title}</Vietnamese>
              </VisuallyHidden>
              <IconRight size="s" />
            </LinkTo>
          ) : null}
        </div>
        <BlockBanner block={block} />
        {children}
      </div>
    </section>
  )
}

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
