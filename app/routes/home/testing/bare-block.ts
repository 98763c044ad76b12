import type { ConfiguredBlock } from '../block-order'

/** An item with nothing configured but its title. */
export const bareItem: ConfiguredBlock['items'][number] = {
  id: 'a',
  title: 'Cắt gội',
  subtitle: '',
  image: null,
  imageMobile: null,
  link: null,
  price: null,
  oldPrice: null,
  priceList: [],
}

/** A block with nothing configured but what is passed. */
export function bareBlock(over: Partial<ConfiguredBlock> = {}): ConfiguredBlock {
  return {
    order: 1,
    layout: 'service',
    title: 'Dịch vụ',
    subtitle: '',
    linkViewAll: null,
    banner: null,
    bannerMobile: null,
    slidesDesktop: null,
    slidesMobile: null,
    pinnedCount: 0,
    items: [],
    ...over,
  }
}
