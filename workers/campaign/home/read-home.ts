import * as z from 'zod'
import { inLanguage, type Lang } from '../../kit/translation'
import { allRows, jsonColumn, rowsIn } from '../../kit/rows'
import type { BannerWire, HomeBlockWire } from '../contract'

const blockRow = z.object({
  position: z.int(),
  layout: z.string(),
  title: z.string(),
  sub_title: z.string(),
  link_view_all: z.string(),
  banner: z.string(),
  banner_mobile: z.string(),
  slides_desktop: z.number().nullable(),
  slides_mobile: z.number().nullable(),
  pinned_count: z.int(),
})

const itemRow = z.object({
  block_position: z.int(),
  id: z.string(),
  title: z.string(),
  sub_title: z.string(),
  image: z.string(),
  image_mobile: z.string(),
  link: z.string(),
  price: z.string(),
  old_price: z.string(),
  price_list: jsonColumn(z.array(z.string())),
})

const bannerRow = z.object({
  id: z.int(),
  type: z.enum(['web', 'mobile']),
  link: z.string(),
  redirectLink: z.string(),
  addOn: z.string(),
  alt: z.string(),
})

/** The fields with the chain's texts; a banner's picture has writing on it. */
const blockTexts = new Set(['title', 'subTitle', 'price', 'oldPrice', 'priceList'])
const bannerTexts = new Set(['link', 'alt'])

/** Home's blocks with their items in order. */
export async function readHomeBlocks(
  db: D1Database,
  lang?: Lang,
): Promise<{ data: HomeBlockWire[] }> {
  const [blocks, items] = await db.batch([
    db.prepare('SELECT * FROM home_block ORDER BY position'),
    db.prepare('SELECT * FROM home_block_item ORDER BY block_position, position'),
  ])
  const allItems = rowsIn(items, itemRow)
  const data = rowsIn(blocks, blockRow).map((block) =>
    blockWire(
      block,
      allItems.filter((item) => item.block_position === block.position),
    ),
  )
  return { data: await inLanguage(data, lang, db, blockTexts) }
}

/** Both banner sets. */
export async function readBanners(db: D1Database, lang?: Lang): Promise<{ data: BannerWire[] }> {
  const banners = db.prepare(
    'SELECT id, device AS type, image AS link, link AS redirectLink, add_on AS addOn, alt FROM banner ORDER BY id',
  )
  return { data: await inLanguage(await allRows(banners, bannerRow), lang, db, bannerTexts) }
}

function blockWire(
  block: z.output<typeof blockRow>,
  items: z.output<typeof itemRow>[],
): HomeBlockWire {
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
      priceList: item.price_list,
    })),
    slidePerViewPC: block.slides_desktop,
    slidePerViewMB: block.slides_mobile,
    linkViewAll: block.link_view_all,
    banner: block.banner,
    bannerMobile: block.banner_mobile,
    numberPermanent: block.pinned_count,
  }
}
