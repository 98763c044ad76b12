import { Link } from '@remix-run/react'
import { draftAfter, type Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import {
  chosenVersion,
  needsVersion,
  withoutService,
  withService,
} from '~/booking/services/services'
import { formatMessage } from '~/messages/format-message'
import { services as words } from '~/messages/vi/services'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { IconCheck, IconClock, IconPlus } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { useDraft } from '../use-draft'
import { usePress } from '../use-press'
import type { GroupOnSale, VersionOnSale } from './load.server'
import { readServiceView, servicePath } from './service-view'

type ServiceCardProps = { group: GroupOnSale; sold: readonly VersionOnSale[]; picture: string }

/**
 * A service with its versions: choose one, add or remove (B-202); with several versions and none
 * chosen it flashes (B-203).
 */
export function ServiceCard({ group, sold, picture }: ServiceCardProps) {
  const { draft, query } = useDraft()
  const view = readServiceView(query)
  const chosen = chosenVersion(group.services, currentPerson(draft).serviceIds)
  const shown = chosen ?? group.services.find(({ isDefault }) => isDefault) ?? group.services[0]
  if (!shown) return null
  const isFlashing = view.flash === group.id && chosen === null
  const change: PathChange = (of, edit, id) => {
    const serviceIds = edit(currentPerson(of).serviceIds, id, sold)
    return servicePath(draftAfter(of, { type: 'changeServices', serviceIds }), view)
  }
  const without = (of: Draft) => change(of, withoutService, shown.id)
  const withIt = (of: Draft) =>
    needsVersion(group.services, currentPerson(of).serviceIds)
      ? servicePath(of, view, group.id)
      : change(
          of,
          withService,
          chosenVersion(group.services, currentPerson(of).serviceIds)?.id ?? shown.id,
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
              to={servicePath(draftAfter(draft, { type: 'openGroup', groupId: group.id }), view)}
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
              pathOf={chosen ? without : withIt}
            />
          ) : null}
        </div>
      </div>
      {chosen === null && group.services.length > 1 ? (
        <AddLink name={group.name} pathOf={withIt} />
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
      <span className="small muted">
        <IconClock size="s" /> <span>{formatMessage(words.minutes, { n: minutes })}</span>
      </span>
      {tags.map((tag) => (
        <Chip key={tag} tone="amber">
          {tag}
        </Chip>
      ))}
    </>
  )
}

type PressProps = { name: string; pathOf: (of: Draft) => string }

/** Adds a service that has one version, or removes it. */
function ToggleButton({ name, isChosen, pathOf }: PressProps & { isChosen: boolean }) {
  const { draft } = useDraft()
  const press = usePress()
  return (
    <Button
      size="s"
      kind={isChosen ? 'plain' : 'quiet'}
      to={pathOf(draft)}
      replace
      preventScrollReset
      aria-label={formatMessage(isChosen ? words.removeNamed : words.addNamed, { name })}
      onClick={(event) => press(event, pathOf)}
    >
      {isChosen ? words.remove : words.add}
    </Button>
  )
}

/** Adds a service with several versions, or shows that one must be chosen. */
function AddLink({ name, pathOf }: PressProps) {
  const { draft } = useDraft()
  const press = usePress()
  return (
    <Link
      className="icon-button service__add"
      to={pathOf(draft)}
      replace
      preventScrollReset
      aria-label={formatMessage(words.addNamed, { name })}
      onClick={(event) => press(event, pathOf)}
    >
      <IconPlus />
    </Link>
  )
}

/** The address of a draft with a service more, or less. */
type PathChange = (of: Draft, edit: typeof withService, id: number) => string

type VersionsProps = {
  group: GroupOnSale
  chosenId: number | null
  change: PathChange
  isFlashing: boolean
}

/** Each is chosen by one press, and the chosen one left by another. */
function Versions({ group, chosenId, change, isFlashing }: VersionsProps) {
  const { draft } = useDraft()
  const press = usePress()
  return (
    <div
      className="service__versions"
      role="group"
      aria-label={formatMessage(words.versions, { name: group.name })}
    >
      {group.services.map((version) => {
        const isOn = version.id === chosenId
        const pathOf = (of: Draft) => change(of, isOn ? withoutService : withService, version.id)
        return (
          <Link
            key={version.id}
            className={isOn ? 'version version--on' : 'version'}
            to={pathOf(draft)}
            replace
            preventScrollReset
            aria-current={isOn ? 'true' : undefined}
            onClick={(event) => press(event, pathOf)}
          >
            {isOn ? (
              <>
                <span className="visually-hidden">
                  {`${formatMessage(words.removeNamed, { name: group.name })} `}
                </span>
                <IconCheck size="s" />
              </>
            ) : null}
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
