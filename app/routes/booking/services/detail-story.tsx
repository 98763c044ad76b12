import { services as words } from '~/messages/vi/services'
import { Carousel } from '~/ui/carousel'
import { Chip } from '~/ui/chip'
import { IconPlay, IconDown } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { VideoLink } from '~/ui/video-link'
import { Vietnamese } from '~/ui/vietnamese'
import type { GroupOnSale, ServicesData } from './load.server'
import { drawingOf } from './pictures'

/** The story of a service group: its pictures and films, and what is said about it. */
export function Story({ group, detail }: { group: GroupOnSale; detail: ServicesData['detail'] }) {
  const first = group.services[0]!
  const banners = detail?.banners ?? []
  return (
    <>
      {banners.length > 0 ? (
        <Carousel
          label={group.name}
          mobile={1}
          desktop={1}
          dots
          plain={banners.every(({ kind }) => kind === 'IMAGE')}
        >
          {banners.map((banner) =>
            banner.kind === 'IMAGE' ? (
              <Picture
                key={banner.url}
                src={banner.url}
                width={640}
                height={400}
                alt=""
                shape="soft"
                fallback={drawingOf(group.name)}
              />
            ) : (
              <VideoLink
                key={banner.url}
                link={banner.url}
                title={group.name}
                className="detail__video"
                track="service_video"
              >
                <IconPlay size="l" />
                {words.video}
              </VideoLink>
            ),
          )}
        </Carousel>
      ) : (
        <div className="detail__picture">
          <Picture
            src={first.images[0] ?? drawingOf(group.name)}
            width={320}
            height={240}
            alt=""
            eager
            fallback={drawingOf(group.name)}
          />
        </div>
      )}
      <div>
        <h2 className="h2">{detail?.title || group.name}</h2>
        {first.subtitle ? (
          <p className="muted">
            <Vietnamese>{first.subtitle}</Vietnamese>
          </p>
        ) : null}
      </div>
      <p className="row">
        {(detail?.tags ?? first.tags).map((tag) => (
          <Chip key={tag} tone="amber">
            {tag}
          </Chip>
        ))}
      </p>
      {first.description ? (
        <p>
          <Vietnamese>{first.description}</Vietnamese>
        </p>
      ) : null}
      {detail?.content ? (
        <details className="fold">
          <summary className="fold__head">
            <span className="strong">{words.more}</span>
            <IconDown />
          </summary>
          {detail.content.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ) : null}
    </>
  )
}
