import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconPlay } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { VideoLink } from '~/ui/video-link'
import { Vietnamese } from '~/ui/vietnamese'
import { VideosDocument, type VideosQuery } from '../../../schema/generated/graphql'
import { lengthOf } from '../content/cards'
import { ContentNav } from '../content/frame'
import { contentPaths } from '../content/paths'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.videoTitle, { brand: brand.name }),
    description: formatMessage(messages.videoText, { brand: brand.name }),
    path: contentPaths.video,
  })

/** All films. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(VideosDocument, {})
  describeTrail(site, trailTo({ name: messages.tabs.video, path: contentPaths.video }))
  return { videos: response.ok ? response.data.marketingVideos : null }
}

/** /video: films of the craft, each with its steps as text. */
export default function Videos() {
  const { videos } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page section content">
      <header className="content__head">
        <h1>{messages.videoName}</h1>
        <p className="lead muted">{messages.videoLead}</p>
      </header>
      <ContentNav current="video" />
      {videos === null ? (
        <ErrorNote retryTo={contentPaths.video}>{messages.listFailed}</ErrorNote>
      ) : null}
      {videos?.length === 0 ? <EmptyState picture="shelf" title={messages.noVideos} /> : null}
      <ul className="content-grid content-grid--pair">
        {videos?.map((video, index) => (
          <li key={video.id} id={video.id}>
            <VideoEntry video={video} eager={index < 2} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function VideoEntry({
  video,
  eager,
}: {
  video: NonNullable<VideosQuery['marketingVideos']>[number]
  eager: boolean
}) {
  return (
    <article className="content-card">
      <Picture src={video.image} width={480} height={270} alt="" eager={eager} />
      <div className="content-card__words">
        <h2 className="content-card__title">
          <Vietnamese>{video.title}</Vietnamese>
        </h2>
        <p className="muted">
          <span>
            <Vietnamese>{video.summary}</Vietnamese>
          </span>{' '}
          (<span>{lengthOf(video.seconds)}</span>)
        </p>
        {video.steps.length > 0 ? (
          <>
            <h3 className="h4">{messages.videoSteps}</h3>
            <ol className="content-points content-points--counted">
              {video.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        ) : null}
        {video.link ? (
          <VideoLink
            link={video.link}
            title={video.title}
            className="button button--quiet"
            track="video_watch"
          >
            <IconPlay />
            <span>{messages.watchOn}</span>
          </VideoLink>
        ) : null}
      </div>
    </article>
  )
}
