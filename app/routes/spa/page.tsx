import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { SpaPageDocument, type SpaPageQuery } from '../../../schema/generated/graphql'
import { FeedbackCard, SpaCard } from '../content/cards'
import { ContentSection } from '../content/frame'
import { contentPaths, entryPaths } from '../content/paths'
import { OfferedServices } from '../content/services'
import { PointsSection } from '../content/text'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { describeTrail, service } from '../../seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'
import type { FAQPageLeaf } from 'schema-dts'

type Spa = NonNullable<SpaPageQuery['spaPage']>

/** Most customers' feedback shown. */
const MAX_FEEDBACK = 3

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const page = data?.page
  const gone = [messages.noSpa, messages.noSpa] as const
  if (!page) return goneMeta(matches, location.pathname, data?.isBroken, gone)
  return pageMeta(matches, {
    title: formatMessage(messages.spaMeta, { title: page.title, brand: brand.name }),
    description: page.text,
    path: entryPaths.spa(page.slug),
    image: shareImageOf(page.image),
  })
}

/** The landing page of the address, the others, and customers' feedback. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const response = await site.gateway.query(SpaPageDocument, { slug })
  const {
    spaPage: page,
    spaPages,
    feedback,
  } = response.ok ? response.data : { spaPage: null, spaPages: null, feedback: null }
  const isBroken = !response.ok || response.failed.includes('spaPage')
  if (page) {
    const path = entryPaths.spa(page.slug)
    const offers = (page.services ?? []).map(({ name, price }) => ({ name, price, path }))
    describeTrail(
      site,
      trailOf(page),
      service(site.origin, {
        name: page.title,
        description: page.text,
        path,
        image: shareImageOf(page.image).src,
        category: messages.spa,
        offers,
      }),
      ...(page.questions.length > 0 ? [faqData(page.questions)] : []),
    )
  }
  return json(
    {
      page,
      isBroken,
      others: spaPages?.filter((other) => other.slug !== slug) ?? [],
      feedback: feedback?.slice(0, MAX_FEEDBACK) ?? [],
    },
    { status: subjectStatus(page, isBroken) },
  )
}

/** /spa/{slug}: what happens, how long, for whom, what it costs, questions. */
export default function SpaLanding() {
  const { page, isBroken, others, feedback } = useLoaderData<typeof loader>()
  if (!page)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.spa}
        failed={messages.listFailed}
        title={messages.noSpa}
        back={contentPaths.discover}
        backText={messages.backToDiscover}
      />
    )
  const [first] = page.serviceIds
  return (
    <main id="main" className="page page--narrow section content content--article">
      <Breadcrumbs trail={trailOf(page)} />
      <h1>
        <Vietnamese>{page.title}</Vietnamese>
      </h1>
      <p className="lead">
        <Vietnamese>{page.summary}</Vietnamese>
      </p>
      <Picture src={page.image} width={640} height={360} alt="" eager shape="soft" />
      <p>
        <Vietnamese>{page.text}</Vietnamese>
      </p>
      {first ? (
        <div>
          <Button kind="primary" to={openingPath({ serviceIds: [first] })} data-track="spa_book">
            {formatMessage(messages.bookSpa, { title: page.title })}
          </Button>
        </div>
      ) : null}
      {page.steps.length > 0 ? <Steps steps={page.steps} /> : null}
      <PointsSection title={messages.suits} points={page.suits} />
      <PointsSection title={messages.notFor} points={page.notFor} />
      {page.services?.length ? (
        <section className="content-text">
          <h2 className="h3">{messages.spaPrices}</h2>
          <OfferedServices services={page.services} />
        </section>
      ) : null}
      {page.questions.length > 0 ? <Faq questions={page.questions} /> : null}
      {feedback.length > 0 ? (
        <ContentSection id="khach-noi" title={messages.feedback}>
          <ul className="content-grid">
            {feedback.map((entry) => (
              <li key={entry.id}>
                <FeedbackCard feedback={entry} />
              </li>
            ))}
          </ul>
        </ContentSection>
      ) : null}
      {others.length > 0 ? (
        <ContentSection id="spa-khac" title={messages.moreSpa}>
          <ul className="content-grid content-grid--three">
            {others.map((other) => (
              <li key={other.slug}>
                <SpaCard page={other} />
              </li>
            ))}
          </ul>
        </ContentSection>
      ) : null}
    </main>
  )
}

/** What happens in which order, and how long it takes. */
function Steps({ steps }: Pick<Spa, 'steps'>) {
  return (
    <section className="content-text">
      <h2 className="h3">{messages.spaSteps}</h2>
      <p className="small muted">
        {formatMessage(messages.spaTotal, {
          n: steps.reduce((sum, { minutes }) => sum + minutes, 0),
        })}
      </p>
      <ol className="content-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className="content-steps__title">
              <span>
                <Vietnamese>{step.title}</Vietnamese>
              </span>{' '}
              <span className="small muted">
                {formatMessage(messages.minutes, { n: step.minutes })}
              </span>
            </h3>
            <p>
              <Vietnamese>{step.text}</Vietnamese>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Faq({ questions }: Pick<Spa, 'questions'>) {
  return (
    <section className="content-text">
      <h2 className="h3">{messages.questions}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="content-question">
          <summary>
            <Vietnamese>{question}</Vietnamese>
          </summary>
          <p>
            <Vietnamese>{answer}</Vietnamese>
          </p>
        </details>
      ))}
    </section>
  )
}

function trailOf({ slug, title }: { slug: string; title: string }) {
  return trailTo(
    { name: messages.tabs.discover, path: contentPaths.discover },
    { name: title, path: entryPaths.spa(slug) },
  )
}

/** Questions and answers for search engines. */
function faqData(questions: readonly { question: string; answer: string }[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
