import { Form } from '@remix-run/react'
import { draftAfter } from '~/booking/draft/draft'
import { bookingPath, writeDraft } from '~/booking/draft/draft-query'
import { currentPerson, hasServices } from '~/booking/group/person'
import { searchProblem, searchServices } from '~/booking/services/service-search'
import { hourAnchor, step, stepBack } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { services as messages } from '~/messages/vi/services'
import { AppBar } from '~/ui/app-bar'
import { Button, IconButton } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { IconCheck, IconDown, IconGrid, IconList, IconRight, IconSearch } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { PressLink } from '~/ui/press-link'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { Guides } from '../guides'
import { useDraft } from '../use-draft'
import { searchDelayMs, useSearchForm } from '../use-search-form'
import { ChosenBar } from './chosen-bar'
import type { CategoryOnSale, ServicesData, VersionOnSale } from './load.server'
import { drawingOf } from './pictures'
import { ServiceCard } from './service-card'
import { readServiceView, servicePath, titleFor, type ServiceView } from './service-view'
import './services.css'

/** Categories that stand open; the rest folds away under 'Dịch vụ khác'. */
const openCategories = 4

/** Step 2: the services of the salon. */
export function ServiceStep({ data }: { data: ServicesData }) {
  const { draft, next, query, here } = useDraft()
  const view = readServiceView(query)
  const sold =
    data.categories?.flatMap(({ groups }) => groups.flatMap((group) => group.services)) ?? []
  const otherLayout: ServiceView = { ...view, layout: view.layout === 'grid' ? 'default' : 'grid' }
  return (
    <main id="main" className="booking">
      <AppBar
        title={titleFor(draft, 2)}
        backTo={`${bookingPath({ ...next, step: stepBack(2) })}${hasServices(currentPerson(next)) ? hourAnchor : ''}`}
        end={
          <IconButton
            label={`${messages.view}: ${view.layout === 'grid' ? messages.viewDefault : messages.viewGrid}`}
            icon={view.layout === 'grid' ? <IconList /> : <IconGrid />}
            to={servicePath(next, otherLayout)}
            replace
            preventScrollReset
          />
        }
      />
      <div className="page page--narrow services">
        {data.salon ? <p className="small muted">{data.salon.name}</p> : null}
        {data.isGenZ ? (
          <p>
            <Chip tone="amber">{messages.genZ}</Chip>
          </p>
        ) : null}
        <Search view={view} />
        <Guides guides={data.guides} step={step.services} />
        {data.isSomeGone ? <Notice kind="error">{booking.servicesGone}</Notice> : null}
        {draft.isPressed &&
        currentPerson(draft).serviceIds.length === 0 &&
        !currentPerson(draft).isConsultation ? (
          <Notice kind="error">{booking.serviceRequired}</Notice>
        ) : null}
        {data.salon?.offersConsultation ? (
          <PressLink
            className={
              currentPerson(draft).isConsultation ? 'advice-card advice-card--on' : 'advice-card'
            }
            to={servicePath(
              draftAfter(next, {
                type: 'askAdvice',
                isOn: !currentPerson(draft).isConsultation,
              }),
              view,
            )}
            replace
            preventScrollReset
            aria-current={currentPerson(draft).isConsultation ? 'true' : undefined}
          >
            <span className="advice-card__box">
              {currentPerson(draft).isConsultation ? <IconCheck size="s" /> : null}
            </span>
            {booking.consultation}
          </PressLink>
        ) : null}
        {data.categories ? (
          <>
            <Popular service={data.popular} />
            <List categories={data.categories} sold={sold} view={view} />
          </>
        ) : (
          <ErrorNote retryTo={here}>{messages.failed}</ErrorNote>
        )}
      </div>
      <ChosenBar sold={sold} offers={data.offers} />
    </main>
  )
}

/** Search by text, or by a category's quoted title. */
function Search({ view }: { view: ServiceView }) {
  const { next } = useDraft()
  const { form, send, cancel } = useSearchForm(view.q ?? '', (fields) => {
    const typed = fields.get('q')
    return typed !== '' && typed !== view.q
  })
  return (
    <Form
      ref={form}
      action="/booking"
      replace
      preventScrollReset
      role="search"
      className="salon-search__line"
      onSubmit={cancel}
    >
      {[...writeDraft(next)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.layout === 'grid' ? <input type="hidden" name="view" value="grid" /> : null}
      <TextField
        label={messages.search}
        hideLabel
        name="q"
        type="search"
        icon={<IconSearch />}
        placeholder={messages.searchPlaceholder}
        defaultValue={view.q ?? ''}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        error={view.q === null ? null : searchProblem(view.q)}
        onChange={(event) => {
          cancel()
          // An emptied field is no search for nothing: only a press on the button is.
          if (event.currentTarget.value.trim() !== '') send(searchDelayMs)
        }}
      />
      <Button type="submit">{messages.find}</Button>
    </Form>
  )
}

/** What most come for: one press chooses it and leads to the hours. */
function Popular({ service }: { service: ServicesData['popular'] }) {
  const { after } = useDraft()
  if (!service) return null
  const chosen = after(
    { type: 'changeServices', serviceIds: [service.id] },
    { type: 'goTo', step: step.main, isPressed: true },
  )
  return (
    <PressLink className="pick__row" to={`${chosen}${hourAnchor}`}>
      <span className="pick__value">
        <span className="small muted">{booking.popular}</span>
        <span className="strong">{serviceName(service)}</span>
      </span>
      <Price dong={service.price} oldDong={service.oldPrice} short />
      <IconRight />
    </PressLink>
  )
}

function List({
  categories,
  sold,
  view,
}: {
  categories: readonly CategoryOnSale[]
  sold: readonly VersionOnSale[]
  view: ServiceView
}) {
  const { draft, next } = useDraft()
  const isSearch = view.q !== null && searchProblem(view.q) === null
  const found = isSearch
    ? searchServices<VersionOnSale, CategoryOnSale['groups'][number], CategoryOnSale>(
        categories,
        view.q!,
      )
    : categories
  const count = found.reduce((sum, { groups }) => sum + groups.length, 0)
  const others = isSearch ? [] : found.slice(openCategories)
  return (
    <>
      <p className="row row--apart small muted" aria-live="polite">
        <span>
          {formatMessage(isSearch ? messages.resultsFound : messages.results, { n: count })}
        </span>
        <span>{messages.thousand}</span>
      </p>
      {isSearch ? (
        <Button size="s" to={servicePath(next, { ...view, q: null })} replace>
          {messages.clear}
        </Button>
      ) : (
        <nav className="tabs" aria-label={messages.categories}>
          {categories.map((category) => (
            <a key={category.id} href={`#category-${category.id}`} className="chip chip--link">
              {category.name}
            </a>
          ))}
        </nav>
      )}
      {count === 0 ? (
        <EmptyState picture="no-data" title={messages.nothing}>
          <p>{messages.nothingHint}</p>
        </EmptyState>
      ) : null}
      {(isSearch ? found : found.slice(0, openCategories)).map((category) => (
        <Section key={category.id} category={category} sold={sold} view={view} />
      ))}
      {others.length > 0 ? (
        <details
          className="fold others"
          open={others.some(({ groups }) =>
            groups.some(
              ({ id, services }) =>
                id === view.flash ||
                services.some(({ id: service }) =>
                  currentPerson(draft).serviceIds.includes(service),
                ),
            ),
          )}
        >
          <summary className="fold__head">
            <span className="strong">{messages.others}</span>
            <IconDown />
          </summary>
          {others.map((category) => (
            <Section key={category.id} category={category} sold={sold} view={view} />
          ))}
        </details>
      ) : null}
    </>
  )
}

function Section({
  category,
  sold,
  view,
}: {
  category: CategoryOnSale
  sold: readonly VersionOnSale[]
  view: ServiceView
}) {
  return (
    <section
      id={`category-${category.id}`}
      className="category"
      aria-labelledby={`category-${category.id}-title`}
    >
      <h2 id={`category-${category.id}-title`} className="category__title">
        {category.title}
      </h2>
      <div className={view.layout === 'grid' ? 'service-list service-list--grid' : 'service-list'}>
        {category.groups.map((group) => (
          <ServiceCard key={group.id} group={group} sold={sold} picture={drawingOf(group.name)} />
        ))}
      </div>
    </section>
  )
}
