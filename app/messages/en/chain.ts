import type { chain as vi } from '../vi/chain'
import type { Wording } from '../wording'

/** The chain's texts about itself; its names, numbers and links are in app/brand.ts. */
export const chain = {
  tagline: 'Men’s hair salons',
  title: 'Mượt – men’s hair salons',
  description:
    'Book a cut and wash in 30 seconds, walk in and sit straight down. Mượt men’s hair salons all over Vietnam, open 8:30–20:30 every day.',
  hotlineNote: '1,000 VND a minute, press 2',
  company: 'Mượt Salon Joint Stock Company',
  address: '12 Tóc Mây Street, Cầu Giấy District, Hà Nội',
  hours: 'Monday to Sunday, 8:30–20:30',
} as const satisfies Wording<typeof vi>
