import './with-map.css'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Point } from '../../../../domain/distance'
import { salons as messages } from '~/messages/vi/salons'
import type { MapTiles } from '~/server/map-tiles'
import { Button, Spinner } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { IconClose, IconPin } from '~/ui/icons'
import { lazyExtra } from '~/ui/lazy-extra'
import { Notice } from '~/ui/notice'
import type { MapSalon } from './area'

/** What the map shows, and where its presses lead. */
export type MapProps = {
  salons: readonly MapSalon[]
  tiles: MapTiles | null
  /** Where the customer is. */
  near: Point | null
  /** The part of the map that the list is about, as `areaText` writes it. */
  area: string | null
  /** The salon whose card was opened from the map. */
  chosenId?: string
  /** The address at which a salon is chosen; null takes the choice back. */
  toSalon: (salonId: string | null) => string
  toArea: (area: string) => string
}

const SalonMap = lazyExtra<MapProps & { close: () => void }>(
  () => import('./salon-map.client'),
  () => <Notice kind="error">{messages.mapFailed}</Notice>,
)

/**
 * A list of salons with their map above it once that is asked for, or beside it where there is
 * room. The map's code comes when its place is first seen.
 */
export function WithMap({
  opens,
  drawing,
  action,
  children,
  ...map
}: MapProps & {
  /** Whether the address asks for the map. */
  opens: boolean
  /** Stands beside the list until the map is there; a list without it has the map above only. */
  drawing?: ReactNode
  /** Stands beside the button that asks for the map. */
  action?: Elements
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(opens)
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLElement>(null)
  const ask = useRef<HTMLDivElement>(null)
  const hasMap = map.salons.length > 0

  useEffect(() => {
    if (!place.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [hasMap])

  if (!hasMap) return children
  const close = () => {
    setOpen(false)
    ask.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    <div
      className={`with-map ${isOpen ? 'with-map--open' : ''} ${drawing ? 'with-map--beside' : ''}`}
    >
      <div ref={ask} className="with-map__ask scripted-only">
        {action}
        <Button
          icon={isOpen ? <IconClose /> : <IconPin />}
          wide={!drawing}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          data-track="salon_map"
        >
          {isOpen ? messages.hideMap : messages.showMap}
        </Button>
      </div>
      <section
        ref={place}
        className={drawing ? 'with-map__map' : 'with-map__map scripted-only'}
        aria-label={messages.map}
      >
        {isSeen ? (
          <Suspense fallback={drawing ?? <Spinner />}>
            <SalonMap {...map} close={close} />
          </Suspense>
        ) : (
          drawing
        )}
      </section>
      <div id="salon-list">{children}</div>
    </div>
  )
}
