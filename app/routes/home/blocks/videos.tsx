import { IconPlay } from '~/ui/icons'
import { VideoLink, youtubeId } from '~/ui/video-link'
import { Vietnamese } from '~/ui/vietnamese'
import type { Item } from '../block-order'
import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './item-card'

/** Short films of the craft: a single film opens over the page, a channel in a new tab. */
export function Videos({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={block}>{(item) => <VideoCard key={item.id} item={item} />}</ItemRow>
    </BlockSection>
  )
}

function VideoCard({ item }: { item: Item }) {
  const face = (
    <>
      <span className="video-card__picture">
        <ItemPicture item={item} width={320} height={320} />
        <span className="video-card__play">
          <IconPlay size="l" />
        </span>
      </span>
      <span className="video-card__name">
        <Vietnamese>{item.title}</Vietnamese>
      </span>
      {item.subtitle ? (
        <span className="small muted">
          <Vietnamese>{item.subtitle}</Vietnamese>
        </span>
      ) : null}
      <ItemPrice item={item} />
    </>
  )
  if (item.title && item.link && youtubeId(item.link)) {
    return (
      <VideoLink track="home_video" link={item.link} title={item.title} className="video-card">
        {face}
      </VideoLink>
    )
  }
  return (
    <LinkTo link={item.link} className="video-card" track="home_video">
      {face}
    </LinkTo>
  )
}
