import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { privacy, terms } from '~/messages/vi/policy'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import sheet from './policy.css?url'

/** A policy as its catalogue writes it: a string of a body is a paragraph, an array a list. */
type Policy = {
  title: string
  description: string
  updated: string
  lead: string
  sections: readonly { id: string; title: string; body: readonly (string | readonly string[])[] }[]
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        title: `${data.title} – ${brand.name}`,
        description: data.description,
        path: data.path,
      })
    : []

/** The text comes with the page, so that the browser loads no code for it. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  // The router minds no capitals.
  const isPrivacy = /^\/chinh-sach-bao-mat/i.test(new URL(request.url).pathname)
  const path = isPrivacy ? '/chinh-sach-bao-mat' : '/dieu-kien-giao-dich-chung'
  const policy = withNames(isPrivacy ? privacy : terms)
  describeTrail(site, trailTo({ name: policy.title, path }))
  return { ...policy, path }
}

const names: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: brand.company.name,
  address: brand.company.address,
  email: brand.company.email,
  hotline: brand.hotline.display,
  hotlineNote: brand.hotline.note,
  consentHotline: brand.consentHotline.display,
  hours: brand.hours.text,
}

/** The policy with the chain's names in it. */
export function withNames(policy: Policy): Policy {
  return {
    ...policy,
    lead: fill(policy.lead),
    sections: policy.sections.map((section) => ({
      ...section,
      body: section.body.map((part) => (typeof part === 'string' ? fill(part) : part.map(fill))),
    })),
  }
}

function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place)
}

/** The privacy policy or the general terms: a lead, what stands where, and its sections. */
export default function PolicyPage() {
  const { title, updated, lead, sections } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page page--narrow policy">
      <Breadcrumbs trail={trailTo({ name: title, path: '' })} />
      <h1>{title}</h1>
      <p className="small muted">{updated}</p>
      <p className="lead">{lead}</p>
      <nav className="policy__contents" aria-label={title}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="policy__section">
          <h2>{section.title}</h2>
          {section.body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <PointList key={part[0]} points={part} />
            ),
          )}
        </section>
      ))}
    </main>
  )
}

function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="policy__points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
