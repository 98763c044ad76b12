import { Link } from '@remix-run/react'
import { draftAfter } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import {
  chosenVersion,
  needsVersion,
  withoutService,
  withService,
} from '~/booking/services/services'
import { say } from '~/messages/say'
import { services as words } from '~/messages/vi/services'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { IconCheck, IconClock, IconPlus } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { useDraft } from '../use-draft'
import type { GroupOnSale, VersionOnSale } from './load.server'
import { readServiceView, servicePath } from './service-view'

type ServiceCardProps = { group: GroupOnSale; sold: readonly VersionOnSale[]; picture: string }

/** A service with its versions: choose one, add or remove (B-202); with several versions and none chosen it flashes (B-203). */
export function ServiceCard({ group, sold, picture }: ServiceCardProps) {
  const { draft, query } = useDraft()
  const view = readServiceView(query)
  const chosen = chosenVersion(group.services, currentPerson(draft).serviceIds)
  const shown = chosen ?? group.services.find(({ isDefault }) => isDefault) ?? group.services[0]
  if (!shown) return null
  const isFlashing = view.flash === group.id && chosen === null
  const change = (serviceIds: readonly number[]) =>
    servicePath(draftAfter(draft, { type: 'changeServices', serviceIds }), view)
  const without = chosen
    ? change(withoutService(currentPerson(draft).serviceIds, chosen.id, sold))
    : null
  const addTo = needsVersion(group.services, currentPerson(draft).serviceIds)
    ? servicePath(draft, view, group.id)
    : change(withService(currentPerson(draft).serviceIds, shown.id, sold))

  return (
    <article
      id={`group-${group.id}`}
      className={['service', chosen && 'service--chosen', isFlashing && 'service--flash']
        .filter(Boolean)
        .join(' ')}
    >
      <div className="service__picture">
        <Picture
          src={shown.images[0] ?? picture}
          width={320}
          height={240}
          alt=""
          fallback={picture}
        />
      </div>
      <div className="service__words">
        <h3 className="service__name">
          {shown.hasDetail ? (
            <Link to={bookingPath(draftAfter(draft, { type: 'openGroup', groupId: group.id }))}>
              {group.name}
            </Link>
          ) : (
            group.name
          )}
        </h3>
        {shown.subtitle ? <p className="small muted">{shown.subtitle}</p> : null}
        <p className="service__facts">
          <Price dong={shown.price} oldDong={shown.oldPrice} short />
          <span className="small muted num">
            <IconClock size="s" /> {say(words.minutes, { n: shown.minutes })}
          </span>
          {shown.tags.map((tag) => (
            <Chip key={tag} tone="amber">
              {tag}
            </Chip>
          ))}
        </p>
      </div>
      {group.services.length > 1 ? (
        <Versions
          group={group}
          chosenId={chosen?.id ?? null}
          change={change}
          sold={sold}
          isFlashing={isFlashing}
        />
      ) : null}
      <div className="service__act">
        {without ? (
          <Button
            size="s"
            kind="plain"
            to={without}
            replace
            preventScrollReset
            aria-label={say(words.removeNamed, { name: group.name })}
          >
            {words.remove}
          </Button>
        ) : (
          <Button
            size="s"
            icon={<IconPlus size="s" />}
            to={addTo}
            replace
            preventScrollReset
            aria-label={say(words.addNamed, { name: group.name })}
          >
            {words.add}
          </Button>
        )}
      </div>
    </article>
  )
}

type VersionsProps = {
  group: GroupOnSale
  chosenId: number | null
  change: (ids: readonly number[]) => string
  sold: readonly VersionOnSale[]
  isFlashing: boolean
}

function Versions({ group, chosenId, change, sold, isFlashing }: VersionsProps) {
  const { draft } = useDraft()
  return (
    <div
      className="service__versions"
      role="group"
      aria-label={say(words.versions, { name: group.name })}
    >
      {group.services.map((version) => {
        const isOn = version.id === chosenId
        const ids = isOn
          ? withoutService(currentPerson(draft).serviceIds, version.id, sold)
          : withService(currentPerson(draft).serviceIds, version.id, sold)
        return (
          <Link
            key={version.id}
            className={isOn ? 'version version--on' : 'version'}
            to={change(ids)}
            replace
            preventScrollReset
            aria-current={isOn ? 'true' : undefined}
          >
            {isOn ? <IconCheck size="s" /> : null}
            <span>{version.versionName || version.name}</span>
            <Price dong={version.price} short />
          </Link>
        )
      })}
      {isFlashing ? (
        <p className="field__error" role="alert">
          {words.chooseVersion}
        </p>
      ) : null}
    </div>
  )
}
