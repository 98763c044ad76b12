import { Form } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { bookingPath, writeDraft } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { chosenVersion } from '~/booking/services/services'
import { stepBack, stepTitle } from '~/booking/steps'
import { say } from '~/messages/say'
import { services as words } from '~/messages/vi/services'
import { AppBar } from '~/ui/app-bar'
import { BottomBar } from '~/ui/bottom-bar'
import { Button } from '~/ui/button'
import { SelectableCard } from '~/ui/card'
import { Carousel } from '~/ui/carousel'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconDown, IconPlay } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { VideoLink } from '~/ui/video-link'
import { useDraft } from '../use-draft'
import type { GroupOnSale, ServicesData } from './load.server'
import { drawingOf } from './pictures'
import './services.css'

/** Step 3: the story of a service, its versions and its extras (B-094…B-100); one form that adds what is ticked. */
export function DetailStep({ data }: { data: ServicesData }) {
  const { draft, query } = useDraft()
  const group = data.categories
    ?.flatMap(({ groups }) => groups)
    .find(({ id }) => id === draft.groupId)
  const back = bookingPath({ ...draft, step: stepBack(3), groupId: null })
  const [isFlashing, setFlashing] = useState(false)
  const [ticked, setTicked] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Also counts what was ticked while the page's JavaScript was still on its way.
  useEffect(() => setTicked(countIn(form.current)), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).has('version')) return
    event.preventDefault()
    // Off and on again, so that a second press flashes too.
    setFlashing(false)
    requestAnimationFrame(() => setFlashing(true))
  }

  function count() {
    setTicked(countIn(form.current))
    setFlashing(false)
  }

  if (!group) {
    return (
      <main id="main" className="booking">
        <AppBar title={stepTitle(3)} backTo={back} />
        {data.categories ? (
          <EmptyState
            picture="no-data"
            title={words.gone}
            action={<Button to={back}>{words.back}</Button>}
          />
        ) : (
          <ErrorNote retryTo={bookingPath(draft)}>{words.failed}</ErrorNote>
        )}
      </main>
    )
  }
  const preset = presetOf(group, currentPerson(draft).serviceIds)
  const n = ticked ?? preset.count
  return (
    <main id="main" className="booking">
      <AppBar title={stepTitle(3)} backTo={back} />
      <Form
        ref={form}
        action="/booking"
        className="detail"
        noValidate
        onSubmit={submit}
        onChange={count}
      >
        {[...writeDraft(draft)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
          <Button kind="primary" type="submit" wide>
            {n > 0 ? say(words.addMany, { n }) : words.add}
          </Button>
        </BottomBar>
      </Form>
    </main>
  )
}

function countIn(form: HTMLFormElement | null): number | null {
  if (!form) return null
  const fields = new FormData(form)
  return fields.getAll('version').length + fields.getAll('addOn').length
}

type Preset = { version: number | null; addOns: readonly number[]; count: number }

/** What is ticked at first: what was chosen before, or the only version there is. */
function presetOf(group: GroupOnSale, chosen: readonly number[]): Preset {
  const version =
    chosenVersion(group.services, chosen)?.id ??
    (group.services.length === 1 ? group.services[0]!.id : null)
  const addOns = group.addOns.map(({ serviceId }) => serviceId).filter((id) => chosen.includes(id))
  return { version, addOns, count: (version === null ? 0 : 1) + addOns.length }
}

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
                {words.video}
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
        {first.subtitle ? <p className="muted">{first.subtitle}</p> : null}
      </div>
      <p className="row">
        {(detail?.tags ?? first.tags).map((tag) => (
          <Chip key={tag} tone="amber">
            {tag}
          </Chip>
        ))}
      </p>
      {first.description ? <p>{first.description}</p> : null}
      {detail?.content ? (
        <details className="fold">
          <summary className="fold__head">
            <span className="strong">{words.more}</span>
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

/** The versions, of which exactly one is chosen (B-097), and the extras (B-098). */
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
        <legend className="part__legend">{words.chooseOne}</legend>
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
                  <span className="small muted num">
                    {say(words.minutes, { n: version.minutes })}
                  </span>
                </span>
                <Price dong={version.price} oldDong={version.oldPrice} short />
              </span>
            </SelectableCard>
          ))}
        </div>
        {isFlashing ? (
          <p id="version-missing" className="field__error" role="alert">
            {words.chooseVersion}
          </p>
        ) : null}
      </fieldset>
      {group.addOns.length > 0 ? (
        <fieldset className="detail__choice">
          <legend className="part__legend">
            {words.addOns} <span className="small muted">{words.addOnsHint}</span>
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
                    <span className="small muted num">
                      {say(words.minutes, { n: addOn.minutes })}
                    </span>
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
