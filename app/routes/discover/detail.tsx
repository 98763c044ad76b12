import {
  data as respondWith,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { fullDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { form, formAction, ticked } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { DiscoverDetailDocument, LikeDiscoverDocument } from '../../../schema/generated/graphql'
import { contentPaths, entryPaths } from '../content/paths'
import { liveLink } from '../home/link-to'
import { TextSections } from '../content/text'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'
import { LikeButton } from './like-button'

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const discover = data?.detail?.discover
  const gone = [
    messages.noDiscover,
    formatMessage(messages.discoverText, { brand: brand.name }),
  ] as const
  if (!discover) return goneMeta(matches, location.pathname, data?.isBroken, gone)
  return pageMeta(matches, {
    title: formatMessage(messages.articleMeta, { title: discover.title, brand: brand.name }),
    description: discover.summary,
    path: entryPaths.discover(discover.id),
    image: shareImageOf(discover.image),
    type: 'article',
  })
}

/**
 * The discovery of the address; an address with a query is rendered for this visitor alone, so it
 * also has their like.
 */
export async function loader({ params, request, context: { site } }: LoaderFunctionArgs) {
  const { id = '' } = params
  const response = await site.gateway.query(DiscoverDetailDocument, { id })
  const found = response.ok ? response.data.discover : null
  // Without its text while that cannot be had.
  const detail = found && {
    discover: { ...found.discover, link: liveLink(found.discover.link, site.hasPage) },
    sections: found.sections ?? [],
  }
  const isBroken = !response.ok || response.failed.includes('discover')
  if (detail) describeTrail(site, trailOf(detail.discover))
  const isLiked = response.ok
    ? response.data.viewer?.likedDiscovers?.some((liked) => liked.id === id)
    : undefined
  const wasSentToLogIn =
    new URL(request.url).searchParams.has('thich') && response.ok && response.data.viewer !== null
  return respondWith(
    { detail, isBroken, isLiked, asksToLike: wasSentToLogIn && !isLiked },
    { status: subjectStatus(detail, isBroken) },
  )
}

/**
 * Likes it without JavaScript: logged-out visitors log in first, and a reload afterwards does not
 * repeat it.
 */
export const action = formAction(
  messages.likeFailed,
  {
    default: form(z.object({ muon: ticked }), async ({ muon }, { run, params: { id = '' } }) => {
      const result = await run(LikeDiscoverDocument, { discoverId: id, isLiked: muon })
      return result.__typename === 'DiscoverLiked'
        ? redirect(`${entryPaths.discover(id)}?da-luu=1`, 303)
        : result
    }),
  },
  ({ params: { id = '' } }) => ({ next: `${entryPaths.discover(id)}?thich=1` }),
)

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /kham-pha/{id}: one discovery. */
export default function DiscoverPage() {
  const { detail, isBroken, isLiked, asksToLike } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (!detail)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.tabs.discover}
        failed={messages.listFailed}
        title={messages.noDiscover}
        back={contentPaths.discover}
        backText={messages.backToDiscover}
      />
    )
  const { discover, sections } = detail
  return (
    <main id="main" className="page page--narrow section content content--article">
      <Breadcrumbs trail={trailOf(discover)} />
      <h1>
        <Vietnamese>{discover.title}</Vietnamese>
      </h1>
      <p className="small muted">
        {formatMessage(messages.published, { date: fullDay(discover.publishedOn) })}
      </p>
      <p className="lead">
        <Vietnamese>{discover.summary}</Vietnamese>
      </p>
      <Picture src={discover.image} width={480} height={320} alt="" eager shape="soft" />
      {sections.length === 0 ? (
        <p className="muted">{messages.textMissing}</p>
      ) : (
        <TextSections sections={sections} />
      )}
      {refused ? (
        <Notice kind="error">{refused.message}</Notice>
      ) : asksToLike ? (
        <Notice>{messages.likeNow}</Notice>
      ) : null}
      <div className="content__acts">
        <LikeButton
          id={discover.id}
          title={discover.title}
          likeCount={discover.likeCount}
          isLiked={isLiked}
        />
        {discover.link && discover.linkText ? (
          <Button kind="primary" to={discover.link} data-track="discover_act">
            {discover.linkText}
          </Button>
        ) : null}
      </div>
    </main>
  )
}

function trailOf({ id, title }: { id: string; title: string }) {
  return trailTo(
    { name: messages.tabs.discover, path: contentPaths.discover },
    { name: title, path: entryPaths.discover(id) },
  )
}
