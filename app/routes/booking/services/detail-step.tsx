import './services.css'
import { Form } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { writeDraft } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { chosenVersion } from '~/booking/services/services'
import { stepBack } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { services as messages } from '~/messages/vi/services'
import { AppBar } from '~/ui/app-bar'
import { BottomBar } from '~/ui/bottom-bar'
import { Button } from '~/ui/button'
import { SelectableCard } from '~/ui/card'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Price } from '~/ui/price'
import { useDraft } from '../use-draft'
import type { GroupOnSale, ServicesData } from './load.server'
import { readServiceView, servicePath, titleFor } from './service-view'
import { Carousel } from '~/ui/carousel'
import { Chip } from '~/ui/chip'
import { IconPlay, IconDown } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { VideoLink } from '~/ui/video-link'
import { Vietnamese } from '~/ui/vietnamese'
import { drawingOf } from './pictures'

/**
 * Step 3: the story of a service, its versions and its extras; one form that adds what is ticked.
 */
export function DetailStep({ data }: { data: ServicesData }) {
  const { draft, next, query, here } = useDraft()
  const group = data.categories
    ?.flatMap(({ groups }) => groups)
    .find(({ id }) => id === draft.groupId)
  const view = readServiceView(query)
  const back = servicePath({ ...next, step: stepBack(3), groupId: null }, view)
  const [isFlashing, setFlashing] = useState(false)
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Also counts what was ticked while the page's JavaScript was still on its way.
  useEffect(() => setTicked(tickedIn(form.current)), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).has('version')) return
    event.preventDefault()
    // Off and on again, so that a second press flashes too.
    setFlashing(false)
    requestAnimationFrame(() => setFlashing(true))
  }

  function count() {
    setTicked(tickedIn(form.current))
    setFlashing(false)
  }

  if (!group) {
    return (
      <main id="main" className="booking">
        <AppBar title={titleFor(draft, 3)} backTo={back} />
        {data.categories ? (
          <EmptyState
            picture="no-data"
            title={messages.gone}
            action={<Button to={back}>{messages.back}</Button>}
          />
        ) : (
          <ErrorNote retryTo={here}>{messages.failed}</ErrorNote>
        )}
      </main>
    )
  }
  const preset = presetOf(group, currentPerson(draft).serviceIds)
  const ids = ticked ?? preset.ids
  const n = ids.length
  const sum = priceOf(group, ids)
  return (
    <main id="main" className="booking">
      <AppBar title={titleFor(draft, 3)} backTo={back} />
      <Form
        ref={form}
        action="/booking"
        className="detail"
        noValidate
        onSubmit={submit}
        onChange={count}
      >
        {[...writeDraft(next)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {view.q === null ? null : <input type="hidden" name="q" value={view.q} />}
        {view.layout === 'grid' ? <input type="hidden" name="view" value="grid" /> : null}
        <input type="hidden" name="do" value="add" />
        <div className="page page--narrow stack">
          <Story group={group} detail={data.detail} />
          <Choice
            group={group}
            preset={preset}
            isFlashing={isFlashing || query.get('flash') !== null}
          />
        </div>
        <BottomBar>
          {sum > 0 ? <Price dong={sum} short /> : null}
          <Button kind="primary" type="submit">
            {n > 0 ? formatMessage(messages.addMany, { n }) : messages.add}
          </Button>
        </BottomBar>
      </Form>
    </main>
  )
}

/** The version and the extras that are ticked, by id. */
function tickedIn(form: HTMLFormElement | null): string[] | null {
  if (!form) return null
  const fields = new FormData(form)
  return [...fields.getAll('version'), ...fields.getAll('addOn')].filter(
    (id) => typeof id === 'string',
  )
}

/** The total price of these, in đồng; before a version is chosen, that of the cheapest one. */
function priceOf({ services, addOns }: GroupOnSale, ids: readonly string[]): number {
  const isChosen = services.some(({ id }) => ids.includes(id))
  const version = isChosen ? 0 : Math.min(...services.map(({ price }) => price))
  return [...services, ...addOns.map(({ serviceId, price }) => ({ id: serviceId, price }))]
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { price }) => sum + price, version)
}

type Preset = { version: string | null; addOns: readonly string[]; ids: readonly string[] }

/** The initial ticks: the earlier choice, or the only version there is. */
function presetOf(group: GroupOnSale, chosen: readonly string[]): Preset {
  const version =
    chosenVersion(group.services, chosen)?.id ??
    (group.services.length === 1 ? group.services[0]!.id : null)
  const addOns = group.addOns.map(({ serviceId }) => serviceId).filter((id) => chosen.includes(id))
  return { version, addOns, ids: version === null ? addOns : [version, ...addOns] }
}

/** The versions, of which exactly one is chosen, and the extras. */
function Choice({
  group,
  preset,
  isFlashing,
}: {
  group: GroupOnSale
  preset: Preset
  isFlashing: boolean
}) {
  return (
    <>
      <fieldset
        className={isFlashing ? 'detail__choice detail__choice--flash' : 'detail__choice'}
        aria-describedby={isFlashing ? 'version-missing' : undefined}
      >
        <legend className="part__legend">{messages.chooseOne}</legend>
        <div className="stack stack--tight">
          {group.services.map((version) => (
            <SelectableCard
              key={version.id}
              name="version"
              value={version.id}
              defaultChecked={version.id === preset.version}
            >
              <span className="detail__row">
                <span>
                  <span className="strong">{version.versionName || version.name}</span>
                  <Minutes of={version} />
                </span>
                <Price dong={version.price} oldDong={version.oldPrice} short />
              </span>
            </SelectableCard>
          ))}
        </div>
        {isFlashing ? (
          <p id="version-missing" className="field__error" role="alert">
            {messages.chooseVersion}
          </p>
        ) : null}
      </fieldset>
      {group.addOns.length > 0 ? (
        <fieldset className="detail__choice">
          <legend className="part__legend">
            {messages.addOns} <span className="small muted">{messages.addOnsHint}</span>
          </legend>
          <div className="stack stack--tight">
            {group.addOns.map((addOn) => (
              <SelectableCard
                key={addOn.serviceId}
                type="checkbox"
                name="addOn"
                value={addOn.serviceId}
                defaultChecked={preset.addOns.includes(addOn.serviceId)}
              >
                <span className="detail__row">
                  <span>
                    <span className="strong">{addOn.name}</span>
                    <Minutes of={addOn} />
                  </span>
                  <Price dong={addOn.price} plus short />
                </span>
              </SelectableCard>
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  )
}

/** The story of a service group: its pictures and films, and what is said about it. */
function Story({ group, detail }: { group: GroupOnSale; detail: ServicesData['detail'] }) {
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
                {messages.video}
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
            <span className="strong">{messages.more}</span>
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

/** How long something takes; nothing where its host does not say. */
function Minutes({ of: { minutes } }: { of: { minutes: number } }) {
  return minutes > 0 ? (
    <span className="small muted">{formatMessage(messages.minutes, { n: minutes })}</span>
  ) : null
}
