import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { LookPageDocument, type LookPartsFragment } from '../../../schema/generated/graphql'
import { LookCard } from '../content/cards'
import { ContentSection } from '../content/frame'
import { contentPaths, entryPaths, tagPath } from '../content/paths'
import { OfferedServices } from '../content/services'
import { PointsSection } from '../content/text'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'

/** Looks shown below a look. */
const SIMILAR = 4

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const look = data?.look
  const gone = [messages.noLook, messages.lookbookLead] as const
  if (!look) return goneMeta(matches, location.pathname, data?.isBroken, gone)
  return pageMeta(matches, {
    title: formatMessage(messages.lookMeta, { title: look.title, brand: brand.name }),
    description: look.text,
    path: entryPaths.look(look.slug),
    image: shareImageOf(look.image),
    type: 'article',
  })
}

/** The look of the address, and others that share most of its tags. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(LookPageDocument, { slug: params.slug ?? '' })
  const look = response.ok ? response.data.look : null
  const isBroken = !response.ok || response.failed.includes('look')
  if (look) describeTrail(site, trailOf(look))
  const similar = look && response.ok ? similarTo(look, response.data.looks ?? []) : []
  return json({ look, similar, isBroken }, { status: subjectStatus(look, isBroken) })
}

/**
 * /lookbook/{slug}: a look, whom it suits, how to describe it, and a link to a booking with its
 * services.
 */
export default function LookPage() {
  const { look, similar, isBroken } = useLoaderData<typeof loader>()
  if (!look)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.tabs.lookbook}
        failed={messages.listFailed}
        title={messages.noLook}
        back={contentPaths.lookbook}
        backText={messages.backToLookbook}
      />
    )
  return (
    <main id="main" className="page page--narrow section content content--article">
      <Breadcrumbs trail={trailOf(look)} />
      <div className="content-look">
        <Picture src={look.image} width={320} height={320} alt="" eager shape="soft" />
        <div className="stack stack--tight">
          <h1>
            <Vietnamese>{look.title}</Vietnamese>
          </h1>
          <p className="lead">
            <Vietnamese>{look.summary}</Vietnamese>
          </p>
          <p className="small muted">{formatMessage(messages.lookMinutes, { n: look.minutes })}</p>
          <p className="row">
            {look.tags.map((tag) => (
              <Chip key={tag} to={tagPath(tag)}>
                {tag}
              </Chip>
            ))}
          </p>
          <div className="content__acts">
            <Button
              kind="primary"
              to={openingPath({ serviceIds: look.serviceIds })}
              data-track="lookbook_book"
            >
              {messages.bookLook}
            </Button>
            {look.videoId ? (
              <Link to={entryPaths.video(look.videoId)}>{messages.watch}</Link>
            ) : null}
          </div>
        </div>
      </div>
      <p>
        <Vietnamese>{look.text}</Vietnamese>
      </p>
      {(
        [
          ['suits', look.suits],
          ['ask', look.ask],
          ['care', look.care],
        ] as const
      ).map(([name, points]) => (
        <PointsSection key={name} title={messages[name]} points={points} />
      ))}
      {look.services?.length ? (
        <section className="content-text">
          <h2 className="h3">{messages.services}</h2>
          <OfferedServices services={look.services} />
        </section>
      ) : null}
      {similar.length > 0 ? (
        <ContentSection id="kieu-khac" title={messages.moreLooks} allLink={contentPaths.lookbook}>
          <ul className="content-grid content-grid--two">
            {similar.map((other) => (
              <li key={other.slug}>
                <LookCard look={other} />
              </li>
            ))}
          </ul>
        </ContentSection>
      ) : null}
    </main>
  )
}

function similarTo(
  look: LookPartsFragment,
  looks: readonly LookPartsFragment[],
): LookPartsFragment[] {
  const shared = ({ tags }: LookPartsFragment) =>
    tags.filter((tag) => look.tags.includes(tag)).length
  const others = looks.filter(({ slug }) => slug !== look.slug)
  return others.sort((one, other) => shared(other) - shared(one)).slice(0, SIMILAR)
}

function trailOf({ slug, title }: { slug: string; title: string }) {
  return trailTo(
    { name: messages.tabs.lookbook, path: contentPaths.lookbook },
    { name: title, path: entryPaths.look(slug) },
  )
}
