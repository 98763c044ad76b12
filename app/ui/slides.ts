/** Slides per view that the style sheet knows; SSR cannot carry a style attribute, so each is a class. */
const slidesPerView = [
  1, 1.2, 1.5, 2, 2.25, 2.5, 3, 3.25, 3.3, 3.5, 3.7, 3.8, 4, 4.2, 4.25, 5, 5.2, 6,
] as const

/** Generic rows of slides: 2.25 below 768 px, 3.25 to 1023, 4.25 from 1024. */
export const genericSlides = { mobile: 2.25, tablet: 3.25, desktop: 4.25 } as const

/** Hours: 4.2 per view, 5.2 where it is wide. */
export const hourSlides = { mobile: 4.2, desktop: 5.2 } as const

/** Stylists: 3.3 on mobile, 3.8 on desktop. */
export const stylistSlides = { mobile: 3.3, desktop: 3.8 } as const

/** Top products on desktop: 3.7 per view. */
export const productSlides = { mobile: 2.25, tablet: 3.25, desktop: 3.7 } as const

/** Slides per view by screen width; without `tablet` the desktop figure starts at 768 px. */
export type Slides = { mobile: number; tablet?: number; desktop: number }

/**
 * The classes of a carousel for configured figures, each snapped to the nearest one that the style
 * sheet knows.
 */
export function slideClasses({ mobile, tablet, desktop }: Slides): string {
  return [
    `slides-m-${slug(mobile)}`,
    `slides-t-${slug(tablet ?? desktop)}`,
    `slides-d-${slug(desktop)}`,
  ].join(' ')
}

function slug(wanted: number): string {
  const nearest = slidesPerView.reduce((best, one) =>
    Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best,
  )
  return String(nearest).replace('.', '-')
}
