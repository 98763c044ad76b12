import type { BannerWire, HomeBlockWire } from '../contract'

type BlockRow = {
  position: number
  layout: string
  title: string
  sub_title: string
  link_view_all: string
  banner: string
  banner_mobile: string
  slides_desktop: number | null
  slides_mobile: number | null
  pinned_count: number
}

type ItemRow = {
  block_position: number
  id: string
  title: string
  sub_title: string
  image: string
  image_mobile: string
  link: string
  price: string
  old_price: string
  price_list: string
}

/** Home's blocks with their items in order (H-242, H-166, H-167). */
export async function readHomeBlocks(db: D1Database): Promise<{ data: HomeBlockWire[] }> {
  const [blocks, items] = await db.batch<BlockRow | ItemRow>([
    db.prepare('SELECT * FROM home_block ORDER BY position'),
    db.prepare('SELECT * FROM home_block_item ORDER BY block_position, position'),
  ])
  const allItems = (items?.results ?? []) as ItemRow[]
  return {
    data: ((blocks?.results ?? []) as BlockRow[]).map((block) =>
      blockWire(
        block,
        allItems.filter((item) => item.block_position === block.position),
      ),
    ),
  }
}

/** Both banner sets (H-241, H-168). */
export async function readBanners(db: D1Database): Promise<{ data: BannerWire[] }> {
  const { results } = await db
    .prepare(
      'SELECT id, device AS type, image AS link, link AS redirectLink, add_on AS addOn, alt FROM banner ORDER BY id',
    )
    .all<BannerWire>()
  return { data: results }
}

function blockWire(block: BlockRow, items: ItemRow[]): HomeBlockWire {
  return {
    order: block.position,
    layout: block.layout,
    title: block.title,
    subTitle: block.sub_title,
    list: items.map((item) => ({
      id: item.id,
      title: item.title,
      subTitle: item.sub_title,
      linkImage: item.image,
      linkImageMb: item.image_mobile,
      redirectLink: item.link,
      price: item.price,
      oldPrice: item.old_price,
      priceList: JSON.parse(item.price_list) as string[],
    })),
    slidePerViewPC: block.slides_desktop,
    slidePerViewMB: block.slides_mobile,
    linkViewAll: block.link_view_all,
    banner: block.banner,
    bannerMobile: block.banner_mobile,
    numberPermanent: block.pinned_count,
  }
}
