import { chain } from '~/messages/vi/chain'

/**
 * Everything that names the chain: another chain changes this file, its sentences in
 * app/messages/<language>/chain.ts, app/ui/logo.tsx and the theme's tokens.
 */
export const brand = {
  name: 'Mượt',
  tagline: chain.tagline,
  title: chain.title,
  description: chain.description,
  /** `note` is what the call costs and which key to press. */
  hotline: { display: '1900272703', tel: '1900272703', note: chain.hotlineNote },
  consentHotline: { display: '1900.299.993', tel: '1900299993' },
  /** The company that is responsible for personal data and is named in contracts. */
  company: { name: chain.company, address: chain.address, email: 'dulieu@muot.example' },
  /** Minutes after midnight, Vietnamese time. */
  hours: { text: chain.hours, opensAt: 510, closesAt: 1230 },
  links: {
    franchise: 'https://nhuongquyen.muot.example/',
    messenger: 'https://m.me/muot.example',
    recruitment: 'https://tuyendung.muot.example/',
    academy: 'https://hocvien.muot.example/',
    community: 'https://www.facebook.com/groups/muot.example',
    facebook: 'https://www.facebook.com/muot.example',
    youtube: 'https://www.youtube.com/@muot.example',
  },
  /**
   * Home blocks of the chain's own products are called `{productPrefix}Block1`,
   * `{productPrefix}Slide`.
   */
  productPrefix: 'glanzen',
  /**
   * The chain's picture host: a photograph at an address that begins so takes a width in px
   * (`?w=640`) and comes as AVIF or WebP where the browser accepts that
   * (docs/integrations.md).
   */
  pictures: 'https://anh.muot.example/',
  /** Cities the footer shows first, by cityId: Hà Nội, then TP. Hồ Chí Minh. */
  cityOrder: ['62', '1'],
  themeColor: '#0f4c43',
  shareImage: { src: '/art/og.png', width: 1200, height: 630 },
} as const
