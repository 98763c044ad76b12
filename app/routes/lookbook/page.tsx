import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { LookbookDocument } from '../../../schema/generated/graphql'
import { LookCard } from '../content/cards'
import { ContentNav } from '../content/frame'
import { contentPaths, entryPaths, tagPath } from '../content/paths'
import { trailTo } from '../../seo/breadcrumbs'
import { describeList } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.lookbookTitle, { brand: brand.name }),
    description: formatMessage(messages.lookbookText, { brand: brand.name }),
    path: contentPaths.lookbook,
    isPublic: !data?.tag,
  })

/**
 * All looks, or with `?kieu=` those that have the tag. Each language has its own tags: one of the
 * other language shows all.
 */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const requestedTag = new URL(request.url).searchParams.get('kieu') ?? ''
  const response = await site.gateway.query(LookbookDocument, {})
  const looks = response.ok ? response.data.looks : null
  describeList(
    site,
    trailTo({ name: messages.tabs.lookbook, path: contentPaths.lookbook }),
    looks?.map(({ slug, title }) => ({ name: title, path: entryPaths.look(slug) })),
  )
  const tags = [...new Set(looks?.flatMap((look) => look.tags))]
  const tag = tags.includes(requestedTag) ? requestedTag : ''
  return {
    tag,
    tags,
    looks: looks?.filter((look) => !tag || look.tags.includes(tag)) ?? null,
  }
}

/** /lookbook: hairstyles to choose from. */
export default function Lookbook() {
  const { tag, tags, looks } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page section content">
      <header className="content__head">
        <h1>{messages.tabs.lookbook}</h1>
        <p className="lead muted">{messages.lookbookLead}</p>
      </header>
      <ContentNav current="lookbook" />
      <nav className="row" aria-label={messages.lookFilter}>
        <Chip to={contentPaths.lookbook} on={tag === ''}>
          {messages.filterAll}
        </Chip>
        {tags.map((name) => (
          <Chip key={name} to={tagPath(name)} on={tag === name}>
            {name}
          </Chip>
        ))}
      </nav>
      {looks === null ? (
        <ErrorNote retryTo={contentPaths.lookbook}>{messages.listFailed}</ErrorNote>
      ) : null}
      {looks?.length === 0 ? (
        <EmptyState
          picture="shelf"
          title={messages.noLooks}
          action={<Button to={contentPaths.lookbook}>{messages.backToLookbook}</Button>}
        />
      ) : null}
      <ul className="content-grid content-grid--four" data-testid="looks">
        {looks?.map((look, index) => (
          <li key={look.slug}>
            <LookCard look={look} heading="h2" eager={index < 4} />
          </li>
        ))}
      </ul>
    </main>
  )
}
