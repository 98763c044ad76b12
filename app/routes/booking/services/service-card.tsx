import { Link } from '@remix-run/react'
import { draftAfter } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import {
  chosenVersion,
  needsVersion,
  withoutService,
  withService,
} from '~/booking/services/services'
import { formatMessage } from '~/messages/format-message'
import { services as messages } from '~/messages/vi/services'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { IconCheck, IconClock, IconPlus } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { PressLink } from '~/ui/press-link'
import { Price } from '~/ui/price'
import { useDraft } from '../use-draft'
import type { GroupOnSale, VersionOnSale } from './load.server'
import { readServiceView, servicePath } from './service-view'

type ServiceCardProps = { group: GroupOnSale; sold: readonly VersionOnSale[]; picture: string }

/**
 * A service with its versions: choose one, add or remove; with several versions and none chosen it
 * flashes.
 */
export function ServiceCard({ group, sold, picture }: ServiceCardProps) {
  const { draft, next, query } = useDraft()
  const view = readServiceView(query)
  const chosen = chosenVersion(group.services, currentPerson(draft).serviceIds)
  const shown = chosen ?? group.services.find(({ isDefault }) => isDefault) ?? group.services[0]
  if (!shown) return null
  const isFlashing = view.flash === group.id && chosen === null
  const change: PathChange = (edit, id) => {
    const serviceIds = edit(currentPerson(next).serviceIds, id, sold)
    return servicePath(draftAfter(next, { type: 'changeServices', serviceIds }), view)
  }
  const withIt = needsVersion(group.services, currentPerson(next).serviceIds)
    ? servicePath(next, view, group.id)
    : change(
        withService,
        chosenVersion(group.services, currentPerson(next).serviceIds)?.id ?? shown.id,
      )

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
            <Link
              to={servicePath(draftAfter(next, { type: 'openGroup', groupId: group.id }), view)}
            >
              {group.name}
            </Link>
          ) : (
            group.name
          )}
        </h3>
        {shown.subtitle ? <p className="small muted">{shown.subtitle}</p> : null}
        <div className="service__facts">
          <ServiceFactLine version={shown} />
          {group.services.length === 1 ? (
            <ToggleButton
              name={group.name}
              isChosen={chosen !== null}
              to={chosen ? change(withoutService, shown.id) : withIt}
            />
          ) : null}
        </div>
      </div>
      {chosen === null && group.services.length > 1 ? (
        <AddLink name={group.name} to={withIt} />
      ) : null}
      {group.services.length > 1 ? (
        <Versions
          group={group}
          chosenId={chosen?.id ?? null}
          change={change}
          isFlashing={isFlashing}
        />
      ) : null}
    </article>
  )
}

function ServiceFactLine({
  version: { price, oldPrice, minutes, tags },
}: {
  version: VersionOnSale
}) {
  return (
    <>
      <Price dong={price} oldDong={oldPrice} short />
      {minutes > 0 ? (
        <span className="small muted">
          <IconClock size="s" /> <span>{formatMessage(messages.minutes, { n: minutes })}</span>
        </span>
      ) : null}
      {tags.map((tag) => (
        <Chip key={tag} tone="amber">
          {tag}
        </Chip>
      ))}
    </>
  )
}

type PressProps = { name: string; to: string }

/** Adds a service that has one version, or removes it. */
function ToggleButton({ name, isChosen, to }: PressProps & { isChosen: boolean }) {
  return (
    <Button
      size="s"
      kind={isChosen ? 'plain' : 'quiet'}
      to={to}
      replace
      preventScrollReset
      aria-label={formatMessage(isChosen ? messages.removeNamed : messages.addNamed, { name })}
    >
      {isChosen ? messages.remove : messages.add}
    </Button>
  )
}

/** Adds a service with several versions, or shows that one must be chosen. */
function AddLink({ name, to }: PressProps) {
  return (
    <PressLink
      className="icon-button service__add"
      to={to}
      replace
      preventScrollReset
      aria-label={formatMessage(messages.addNamed, { name })}
    >
      <IconPlus />
    </PressLink>
  )
}

/** The address with a service more, or less. */
type PathChange = (edit: typeof withService, id: string) => string

type VersionsProps = {
  group: GroupOnSale
  chosenId: string | null
  change: PathChange
  isFlashing: boolean
}

/** Each is chosen by one press, and the chosen one left by another. */
function Versions({ group, chosenId, change, isFlashing }: VersionsProps) {
  return (
    <div
      className="service__versions"
      role="group"
      aria-label={formatMessage(messages.versions, { name: group.name })}
    >
      {group.services.map((version) => {
        const isOn = version.id === chosenId
        return (
          <PressLink
            key={version.id}
            className={isOn ? 'version version--on' : 'version'}
            to={change(isOn ? withoutService : withService, version.id)}
            replace
            preventScrollReset
            aria-current={isOn ? 'true' : undefined}
          >
            {isOn ? (
              <>
                <span className="visually-hidden">
                  {`${formatMessage(messages.removeNamed, { name: group.name })} `}
                </span>
                <IconCheck size="s" />
              </>
            ) : null}
            <span>{version.versionName || version.name}</span>
            <Price dong={version.price} short />
          </PressLink>
        )
      })}
      {isFlashing ? (
        <p className="field__error" role="alert">
          {messages.chooseVersion}
        </p>
      ) : null}
    </div>
  )
}
