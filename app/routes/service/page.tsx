import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { readId } from '~/booking/read-id'
import { searchServices } from '~/booking/services/service-search'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { servicePages as messages } from '~/messages/vi/service-pages'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { IconSearch } from '~/ui/icons'
import { ServiceMenuDocument, type ServiceMenuQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { describeList } from '~/seo/json-ld'
import { useShownValues } from '~/ui/use-shown-values'
import { pageMeta } from '../../seo/page-meta'
import { servicePath, servicesPath } from './paths'
import { ServiceGrid } from './service-card'
import sheet from './service.css?url'
import { cutText, lineText } from '../../../domain/typed-text'

type ListedCategory = NonNullable<ServiceMenuQuery['serviceMenu']>['categories'][number]

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const trail = trailTo({ name: messages.name, path: servicesPath })

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: formatMessage(messages.metaText, { brand: brand.name }),
    path: servicesPath,
    isPublic: !data?.typed && !data?.categoryId,
  })

/**
 * The chain's services, those of a category (`?nhom=`), or those that match the typed text (`?q=`).
 */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const typed = cutText(lineText(query.get('q') ?? ''), 80)
  const categoryId = readId(query.get('nhom'))
  const response = await site.gateway.query(ServiceMenuDocument, {})
  const all = response.ok ? (response.data.serviceMenu?.categories ?? null) : null
  const inCategory = all?.filter(({ id }) => categoryId === null || id === categoryId) ?? null
  const names = all?.map(({ id, name }) => ({ id, name })) ?? []
  const isFiltered = typed !== '' || categoryId !== null
  const groups = isFiltered ? null : all?.flatMap((category) => category.groups)
  describeList(
    site,
    trail,
    groups?.map(({ name, slug }) => ({ name, path: servicePath(slug) })),
  )
  return {
    typed,
    categoryId,
    names,
    categories:
      inCategory && typed
        ? searchServices<
            ListedCategory['groups'][number]['services'][number],
            ListedCategory['groups'][number],
            ListedCategory
          >(inCategory, typed)
        : inCategory,
  }
}

/** /dich-vu: everything that is done at the salons, with prices. */
export default function Services() {
  const { typed, categoryId, names, categories } = useLoaderData<typeof loader>()
  const form = useShownValues({ q: typed })
  return (
    <main id="main" className="page services-page">
      <Breadcrumbs trail={trail} />
      <header className="stack stack--tight">
        <h1>{messages.name}</h1>
        <p className="lead muted">{messages.lead}</p>
      </header>
      {names.length > 0 ? (
        <nav className="row" aria-label={messages.categories}>
          <Chip to={addressOf(null, typed)} on={categoryId === null}>
            {messages.all}
          </Chip>
          {names.map(({ id, name }) => (
            <Chip key={id} to={addressOf(id, typed)} on={categoryId === id}>
              {name}
            </Chip>
          ))}
        </nav>
      ) : null}
      <Form ref={form} action={servicesPath} role="search" className="services-page__search">
        {categoryId ? <input type="hidden" name="nhom" value={categoryId} /> : null}
        <TextField
          label={messages.searchLabel}
          hideLabel
          name="q"
          type="search"
          placeholder={messages.searchLabel}
          defaultValue={typed}
          maxLength={80}
          icon={<IconSearch />}
        />
        <Button type="submit">{messages.find}</Button>
      </Form>
      {categories ? (
        <FoundServices categories={categories} isFiltered={typed !== '' || categoryId !== null} />
      ) : (
        <ErrorNote retryTo={addressOf(categoryId, typed)}>
          {formatMessage(messages.failed, { number: brand.hotline.display })}
        </ErrorNote>
      )}
    </main>
  )
}

function FoundServices({
  categories,
  isFiltered,
}: {
  categories: readonly ListedCategory[]
  isFiltered: boolean
}) {
  const count = categories.reduce((sum, { groups }) => sum + groups.length, 0)
  if (count === 0) {
    return (
      <div role="status">
        <EmptyState
          picture="no-data"
          title={messages.none}
          action={<Button to={servicesPath}>{messages.toAll}</Button>}
        >
          <p>{messages.noneHint}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      {isFiltered ? (
        <p className="row row--apart" role="status">
          <span className="muted">{formatMessage(messages.count, { n: count })}</span>
          <Link to={servicesPath}>{messages.clear}</Link>
        </p>
      ) : null}
      {categories.map((category, at) => (
        <section key={category.id} className="stack" aria-labelledby={`nhom-${category.id}`}>
          <h2 id={`nhom-${category.id}`} className="h3">
            {category.title}
          </h2>
          <ServiceGrid groups={category.groups} eager={at === 0 ? 2 : 0} />
        </section>
      ))}
    </>
  )
}

function addressOf(categoryId: string | null, typed: string): string {
  const query = new URLSearchParams({
    ...(categoryId ? { nhom: categoryId } : {}),
    ...(typed ? { q: typed } : {}),
  })
  const filter = query.toString()
  return filter ? `${servicesPath}?${filter}` : servicesPath
}
