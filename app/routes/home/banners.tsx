import type { HomeQuery } from '../../../schema/generated/graphql'
import { home } from '~/messages/vi/home'
import { bannerMs, Carousel } from '~/ui/carousel'
import { srcSetOf } from '~/ui/picture'
import { VideoLink } from '~/ui/video-link'
import { freshBookingPath } from './booking-path'
import { LinkTo } from './link-to'

type ShownBanner = NonNullable<HomeQuery['banners']>[number]

/** The stand-in when the banners cannot be loaded. */
const standIn: ShownBanner[] = (['WEB', 'MOBILE'] as const).map((device) => ({
  id: device,
  device,
  image: `/art/banner/gio-vang-${device.toLowerCase()}.svg`,
  alt: home.boxTitle,
  link: freshBookingPath,
  isVideo: false,
}))

/** The two carousels of banners, for wide and for small screens; each is seen on its own only. */
export function Banners({ banners }: { banners: readonly ShownBanner[] | null }) {
  const shown = banners?.length ? banners : standIn
  return (
    <>
      <BannerRow device="WEB" banners={shown} />
      <BannerRow device="MOBILE" banners={shown} />
    </>
  )
}

const looks = {
  WEB: { className: 'banners hide-mobile', width: 1008, height: 378, unseen: '(max-width: 767px)' },
  MOBILE: {
    className: 'banners hide-desktop',
    width: 780,
    height: 480,
    unseen: '(min-width: 768px)',
  },
}

function BannerRow({
  device,
  banners,
}: {
  device: ShownBanner['device']
  banners: readonly ShownBanner[]
}) {
  const own = banners.filter((banner) => banner.device === device)
  if (own.length === 0) return null
  return (
    <div className={looks[device].className}>
      <Carousel
        label={home.banners}
        mobile={1}
        desktop={1}
        autoplayMs={own.length > 1 ? bannerMs : undefined}
      >
        {own.map((banner, at) => (
          <BannerSlide key={banner.id} banner={banner} isFirst={at === 0} />
        ))}
      </Carousel>
    </div>
  )
}

function BannerSlide({ banner, isFirst }: { banner: ShownBanner; isFirst: boolean }) {
  const picture = <BannerPicture banner={banner} isFirst={isFirst} />
  if (banner.isVideo && banner.link) {
    return (
      <VideoLink track="home_video" link={banner.link} title={banner.alt} className="banners__link">
        {picture}
      </VideoLink>
    )
  }
  return (
    <LinkTo link={banner.link} className="banners__link" track="home_banner">
      {picture}
    </LinkTo>
  )
}

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * The first one loads at once; where its carousel is hidden, the browser gets an empty picture
 * instead of the file.
 */
function BannerPicture({
  banner: { device, image, alt },
  isFirst,
}: {
  banner: ShownBanner
  isFirst: boolean
}) {
  const { width, height, unseen } = looks[device]
  const eager = isFirst
    ? { loading: 'eager' as const, fetchpriority: 'high' }
    : { loading: 'lazy' as const }
  return (
    <picture>
      <source media={unseen} srcSet={nothing} />
      <img
        className="banners__picture"
        src={image}
        srcSet={srcSetOf(image, device === 'MOBILE' ? width / 2 : width)}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...eager}
      />
    </picture>
  )
}
