import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { fullDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { BlogArticleDocument } from '../../../schema/generated/graphql'
import { PostCard } from '../content/cards'
import { ContentSection } from '../content/frame'
import { contentPaths, entryPaths } from '../content/paths'
import { OfferedServices } from '../content/services'
import { TextSections } from '../content/text'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { blogPosting, describeTrail } from '../../seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const post = data?.article?.post
  const gone = [messages.noPost, messages.blogLead] as const
  if (!post) return goneMeta(matches, location.pathname, data?.isBroken, gone)
  return pageMeta(matches, {
    title: formatMessage(messages.articleMeta, { title: post.title, brand: brand.name }),
    description: post.summary,
    path: entryPaths.post(post.slug),
    image: shareImageOf(post.image),
    type: 'article',
  })
}

/** The post of the address. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(BlogArticleDocument, { slug: params.slug ?? '' })
  const article = response.ok ? response.data.blogPost : null
  const isBroken = !response.ok || response.failed.includes('blogPost')
  if (article) {
    const { post } = article
    describeTrail(
      site,
      trailOf(post),
      blogPosting(site.origin, {
        title: post.title,
        description: post.summary,
        path: entryPaths.post(post.slug),
        image: shareImageOf(post.image).src,
        publishedOn: post.publishedOn,
      }),
    )
  }
  return json({ article, isBroken }, { status: subjectStatus(article, isBroken) })
}

/** /blog/{slug}: a post with its contents, the services it is about and what to read next. */
export default function Article() {
  const { article, isBroken } = useLoaderData<typeof loader>()
  if (!article)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.blogName}
        failed={messages.listFailed}
        title={messages.noPost}
        back={contentPaths.blog}
        backText={messages.backToBlog}
      />
    )
  const { post, sections, services, serviceIds, related } = article
  return (
    <main id="main" className="page page--narrow section content content--article">
      <Breadcrumbs trail={trailOf(post)} />
      <h1>
        <Vietnamese>{post.title}</Vietnamese>
      </h1>
      <p className="small muted">
        <span>{formatMessage(messages.by, { author: post.author })}</span> ·{' '}
        <span>{fullDay(post.publishedOn)}</span> ·{' '}
        <span>{formatMessage(messages.readMinutes, { n: post.readMinutes })}</span>
      </p>
      <p className="lead">
        <Vietnamese>{post.summary}</Vietnamese>
      </p>
      <Picture src={post.image} width={480} height={320} alt="" eager shape="soft" />
      <nav className="content-contents" aria-labelledby="muc-luc">
        <h2 className="h4" id="muc-luc">
          {messages.contents}
        </h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Vietnamese>{title}</Vietnamese>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <TextSections sections={sections} />
      <section className="content-text">
        <h2 className="h3">{messages.articleServices}</h2>
        <OfferedServices services={services ?? null} />
        {services?.length ? null : (
          <Button kind="primary" to={openingPath({ serviceIds })}>
            {messages.bookNow}
          </Button>
        )}
      </section>
      {related.length > 0 ? (
        <ContentSection id="doc-tiep" title={messages.related} allLink={contentPaths.blog}>
          <ul className="content-grid content-grid--three">
            {related.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </ContentSection>
      ) : null}
    </main>
  )
}

function trailOf({ slug, title }: { slug: string; title: string }) {
  return trailTo(
    { name: messages.blogName, path: contentPaths.blog },
    { name: title, path: entryPaths.post(slug) },
  )
}
