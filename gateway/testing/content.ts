import type * as z from 'zod'
import type { contentApi, ProductDto } from '../../workers/salons/contract'
import { openGateway, type FakeBackends } from './open-gateway'
import { aUser } from './people'

type Reply<Call extends keyof typeof contentApi> = z.input<
  (typeof contentApi)[Call]['responses'][200]
>
type Row<Call extends keyof typeof contentApi> =
  Reply<Call> extends { data: (infer R)[] } ? R : never

/** A section of a text as its backend sends it. */
export const aSection = { id: 'mot', title: 'Một', parts: ['Một đoạn.', ['gạch một', 'gạch hai']] }

/** A discovery as its backend sends it. */
export function aDiscover(discover: Partial<Row<'listDiscovers'>> = {}): Row<'listDiscovers'> {
  return {
    discoverId: 3,
    title: 'Khăn ấm',
    description: 'Năm trạm',
    image: '/d.svg',
    tags: ['Mẹo hay'],
    publishDate: '2026-11-12',
    totalLike: 7,
    link: '/lookbook',
    linkText: 'Xem',
    ...discover,
  }
}

/** A look as its backend sends it. */
export function aLook(look: Partial<Row<'listLooks'>> = {}): Row<'listLooks'> {
  return {
    slug: 'undercut',
    title: 'Undercut',
    subTitle: 'Gọn',
    image: '/u.svg',
    tags: ['Ngắn'],
    description: 'Hai bên gọn.',
    suits: ['Mặt tròn'],
    ask: ['Số 2'],
    care: ['Sáp'],
    minutes: 45,
    serviceIds: [1001],
    videoId: '',
    ...look,
  }
}

/** A post as its backend lists it. */
export function aPost(post: Partial<Row<'listPosts'>> = {}): Row<'listPosts'> {
  return {
    slug: 'bai-mot',
    title: 'Bài một',
    description: 'Tóm tắt',
    image: '/b.svg',
    tags: ['Kiểu tóc'],
    readMinutes: 2,
    publishDate: '2026-11-20',
    author: 'Mượt',
    ...post,
  }
}

/** A landing page of the spa as its backend sends it. */
export function aSpaPage(page: Partial<Row<'listSpaPages'>> = {}): Row<'listSpaPages'> {
  return {
    slug: 'da-nong',
    title: 'Đá nóng',
    subTitle: 'Ấm',
    description: 'Đá ấm.',
    image: '/s.svg',
    serviceIds: [1016],
    steps: [{ title: 'Gội', content: 'Hai lần', minutes: 15 }],
    suits: ['Vai mỏi'],
    notFor: ['Đang sốt'],
    faq: [{ question: 'Nóng không?', answer: 'Ấm thôi.' }],
    ...page,
  }
}

/** Responses of a salons backend that has one of everything. */
export const contentResponses = {
  listDiscovers: () => ({ data: [aDiscover()] }),
  getDiscover: () => ({
    status: 200 as const,
    body: { data: { info: aDiscover(), content: [aSection] } },
  }),
  listLikedDiscovers: () => ({ data: [aDiscover()] }),
  dynamicLayout: () => ({
    data: [
      {
        order: 1,
        layout: 'discover',
        title: 'x',
        subTitle: '',
        limit: 4,
        linkViewAll: '/kham-pha',
      },
    ],
  }),
  listFeedback: () => ({
    data: [
      {
        id: 1,
        customerName: 'Anh Q',
        image: '/f.svg',
        star: 5,
        content: 'Tốt',
        serviceName: 'Cắt',
        stylistName: 'Tú Trần',
        salonName: 'Salon',
        date: '2026-11-20',
      },
    ],
  }),
  listLooks: () => ({ data: [aLook()] }),
  listHomeLooks: () => ({ data: [aLook()] }),
  listPosts: () => ({ data: [aPost()], total: 1 }),
  getPost: () => ({
    status: 200 as const,
    body: {
      data: {
        post: aPost(),
        content: [aSection],
        serviceIds: [1001],
        related: [aPost({ slug: 'bai-hai' })],
      },
    },
  }),
  listVideos: () => ({
    data: [
      {
        id: 'v',
        title: 'x',
        description: '',
        image: '/v.svg',
        link: 'https://x.example',
        seconds: 60,
        steps: ['x'],
      },
    ],
  }),
  listSpaPages: () => ({ data: [aSpaPage()] }),
}

/** A gateway whose backends answer so, else with one of everything that is content. */
export const gateway = (
  salons: FakeBackends['salons'] = {},
  booking: FakeBackends['booking'] = {},
) =>
  openGateway({
    auth: { getUser: () => aUser() },
    salons: { ...contentResponses, ...salons },
    booking,
  })

/** A product as the salons backend sends it. */
export function aProduct(product: Partial<ProductDto> & { id: string }): ProductDto {
  return {
    groupId: 1,
    name: `Sáp ${product.id}`,
    slug: product.id,
    price: 199_000,
    listedPrice: 199_000,
    isDiscount: false,
    discountPercent: 0,
    subCategory: 'Sáp',
    brand: 'Mượt',
    featuredImage: { url: '/art/product/wax.svg' },
    description: '',
    usage: '',
    updatedAt: '2026-11-01',
    ...product,
  }
}
