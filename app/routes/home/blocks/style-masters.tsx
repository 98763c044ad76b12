import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './service-cards'
import { Vietnamese } from '~/ui/vietnamese'

/** The stylists of the month. */
export function StyleMasters({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={block}>
        {(item) => (
          <LinkTo key={item.id} link={item.link} className="master-card" track="home_style_master">
            <ItemPicture item={item} width={240} height={240} />
            <h3 className="master-card__name">{item.title}</h3>
            <p className="small muted">
              <Vietnamese>{item.subtitle}</Vietnamese>
            </p>
            <ItemPrice item={item} />
          </LinkTo>
        )}
      </ItemRow>
    </BlockSection>
  )
}
