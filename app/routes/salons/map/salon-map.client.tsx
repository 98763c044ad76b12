import 'leaflet/dist/leaflet.css'
import './salon-map.css'
import { useNavigate } from '@remix-run/react'
import {
  circleMarker,
  control,
  divIcon,
  latLngBounds,
  map as mapIn,
  marker,
  polygon,
  tileLayer,
  type LatLngBounds,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import { useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import type { MapTiles } from '~/server/map-tiles'
import { Button, IconButton } from '~/ui/button'
import { IconMinus, IconPlus, IconSearch } from '~/ui/icons'
import { SkipLink } from '~/ui/visually-hidden'
import { distanceKm, type Point } from '../../../../domain/distance'
import { islands, mainland } from '../country'
import { FreeHoursContext, type FreeHours } from '../free-hour'
import { areaText, readArea, type Area } from './area'
import { indexOf, marksIn, NEAREST_ZOOM, type Mark } from './clusters'
import type { MapProps } from './with-map'

/** Salons around the customer that are in view at first. */
const NEAREST = 6

/** Degrees of latitude from which a list counts as one of the whole country. */
const WIDE = 6

/** For those who want no motion. */
const still = { fadeAnimation: false, zoomAnimation: false, inertia: false }

const land = mainland.map(([longitude, latitude]) => ({ latitude, longitude }))
const named = islands.map(({ name, at: [longitude, latitude] }) => ({ name, latitude, longitude }))
const country = boundsOf([...land, ...named])

/** Salons on a map, over the tiles that are set or an outline of the country. */
export default function SalonMap({
  salons,
  tiles,
  near,
  area,
  chosenId,
  toSalon,
  toArea,
  close,
}: MapProps & { close: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const map = useMap(box, tiles)
  const openedAt = useStart(map, { salons, near, area })
  const shown = useMarks(map, salons, (id) => navigate(toSalon(id)))
  useInStep(box, {
    chosenId,
    close,
    leave: () => navigate(toSalon(null), { replace: true, preventScrollReset: true }),
  })
  return (
    <>
      <SkipLink to="#salon-list" />
      <div ref={box} className="salon-map" role="group" aria-label={messages.mapKeys} />
      <div className="salon-map__zoom">
        <IconButton label={messages.zoomIn} icon={<IconPlus />} onClick={() => map?.zoomIn()} />
        <IconButton label={messages.zoomOut} icon={<IconMinus />} onClick={() => map?.zoomOut()} />
      </div>
      {shown === openedAt ? null : (
        <div className="salon-map__search">
          <Button
            size="s"
            icon={<IconSearch size="s" />}
            to={toArea(shown)}
            preventScrollReset
            data-track="salon_map_area"
          >
            {messages.searchHere}
          </Button>
        </div>
      )}
      <p className="salon-map__credits">
        {tiles?.credits.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
    </>
  )
}

/** A map in a box, with what lies under its salons; null until it is there. */
function useMap(box: RefObject<HTMLElement>, tiles: MapTiles | null): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null)
  useEffect(() => {
    const made = mapIn(box.current!, {
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches ? still : {}),
      attributionControl: false,
      zoomControl: false,
      zoomSnap: tiles ? 1 : 0.25,
      minZoom: 4,
      maxZoom: NEAREST_ZOOM,
      maxBounds: country.pad(0.5),
    }).fitBounds(country)
    if (tiles) tileLayer(tiles.url).addTo(made)
    else
      polygon(land.map(placeOf), { className: 'salon-map__land', interactive: false }).addTo(made)
    for (const island of named) {
      const icon = divIcon({ className: 'salon-map__island', html: words('', `${island.name} •`) })
      marker(placeOf(island), { icon, interactive: false, keyboard: false }).addTo(made)
    }
    control.scale({ imperial: false }).addTo(made)
    made.whenReady(() => setMap(made))
    return () => void made.remove()
  }, [box, tiles])
  return map
}

/** Shows the area of the address, who asks for salons nearby, or all salons; answers what is then in view. */
function useStart(
  map: LeafletMap | null,
  { salons, near, area }: Pick<MapProps, 'salons' | 'near' | 'area'>,
): string {
  const [openedAt, setOpenedAt] = useState('')
  useEffect(() => {
    if (!map) return
    if (area !== viewOf(map))
      map.fitBounds(startOf({ salons, near, area }), { animate: false, padding: [24, 24] })
    map.whenReady(() => setOpenedAt(viewOf(map)))
    if (!near) return
    const you = circleMarker(placeOf(near), {
      className: 'salon-map__you',
      radius: 8,
      interactive: false,
    })
    you.addTo(map).bindTooltip(words('', messages.you), { permanent: true, direction: 'bottom' })
    return () => void you.remove()
  }, [map, salons, near, area])
  return openedAt
}

function startOf({ salons, near, area }: Pick<MapProps, 'salons' | 'near' | 'area'>): LatLngBounds {
  const part = readArea(area)
  if (part) return latLngBounds([part.south, part.west], [part.north, part.east])
  const nearest = near
    ? [
        near,
        ...[...salons].sort((a, b) => distanceKm(near, a) - distanceKm(near, b)).slice(0, NEAREST),
      ]
    : salons
  const bounds = boundsOf(nearest)
  return bounds.getNorth() - bounds.getSouth() > WIDE ? country : bounds
}

/** Marks the salons in view; one that is pressed is chosen, several are gone nearer to. Answers what is in view. */
function useMarks(
  map: LeafletMap | null,
  salons: MapProps['salons'],
  choose: (id: string) => void,
): string {
  const [shown, setShown] = useState('')
  const free = useContext(FreeHoursContext)
  const index = useMemo(() => indexOf(salons), [salons])
  const chooseNow = useRef(choose)
  const freeNow = useRef(free)
  const drawn = useRef(new Map<string, { mark: Mark; one: Marker }>())
  useEffect(() => {
    chooseNow.current = choose
    freeNow.current = free
  })
  useEffect(() => {
    if (!map) return
    const all = drawn.current
    const press = ({ salons: [salon, ...more] }: Mark) => {
      if (!salon) return
      if (more.length === 0) return chooseNow.current(salon.id)
      const bounds = boundsOf([salon, ...more])
      const nearer = Math.max(map.getBoundsZoom(bounds.pad(0.2)), map.getZoom() + 1)
      map.setView(bounds.getCenter(), nearer)
    }
    const draw = () => {
      const marks = marksIn(index, areaOf(map.getBounds().pad(0.2)), map.getZoom())
      for (const [key, { one }] of all) {
        if (marks.some((mark) => mark.key === key)) continue
        if (one.getElement() === document.activeElement)
          map.getContainer().focus({ preventScroll: true })
        one.remove()
        all.delete(key)
      }
      for (const mark of marks) {
        if (all.has(mark.key)) continue
        const one = marker(placeOf(mark), { icon: iconOf(mark, freeNow.current) }).addTo(map)
        one.on('click', () => press(mark))
        one.on('keydown', ({ originalEvent: event }) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          press(mark)
        })
        const element = one.getElement()!
        element.dataset.salons = mark.key
        if (mark.salons.length > 1)
          element.title = formatMessage(messages.mapMarks, {
            n: mark.salons.length,
            place: mark.place,
          })
        all.set(mark.key, { mark, one })
      }
      setShown(viewOf(map))
    }
    draw()
    map.on('moveend', draw)
    return () => {
      map.off('moveend', draw)
      for (const { one } of all.values()) one.remove()
      all.clear()
    }
  }, [map, index])
  // A mark that hours are written on stays the same element, and so keeps the focus.
  useEffect(() => {
    for (const { mark, one } of drawn.current.values()) one.setIcon(iconOf(mark, free))
  }, [free])
  return shown
}

function iconOf({ salons: [salon, ...more], place }: Mark, free: FreeHours) {
  if (!salon || more.length > 0)
    return divIcon({
      className: 'salon-map__mark salon-map__mark--many',
      html: words(String(more.length + 1), place),
    })
  const hour = free?.hours.find(({ salonId }) => salonId === salon.id)
  return divIcon({
    className: 'salon-map__mark',
    html: words(hour ? hourText(hour.label) : '', salon.name.replace(/^Salon /, '')),
  })
}

/** A figure and a name, as an element: a mark is no place for markup. */
function words(figure: string, name: string): HTMLElement {
  const element = document.createElement('span')
  if (figure) {
    const strong = document.createElement('b')
    strong.textContent = figure
    element.appendChild(strong)
    element.appendChild(new Text(' '))
  }
  const text = document.createElement('span')
  text.lang = 'vi'
  text.textContent = name
  element.appendChild(text)
  return element
}

/**
 * Keeps cards and marks in step: one that is pointed at or chosen shows on both. Escape takes the
 * choice back, then the map.
 */
function useInStep(
  box: RefObject<HTMLElement>,
  {
    chosenId,
    leave,
    close,
  }: { chosenId: string | undefined; leave: () => void; close: () => void },
): void {
  const [pointedId, setPointedId] = useState('')
  const rootOf = () => box.current!.closest<HTMLElement>('.with-map')!
  const of = (id: string) => `[data-salon="${id}"], [data-salons~="${id}"]`
  useEffect(() => {
    for (const one of rootOf().querySelectorAll('[data-on]')) one.removeAttribute('data-on')
    for (const one of rootOf().querySelectorAll(of(pointedId || (chosenId ?? ''))))
      one.setAttribute('data-on', '')
  })
  useEffect(() => {
    const point = ({ target }: Event) => {
      const one = (target as Element).closest<HTMLElement>('[data-salon], [data-salons]')
      const id = one?.dataset.salon ?? one?.dataset.salons ?? ''
      // A mark of several salons points at none of them.
      setPointedId(id.includes(' ') ? '' : id)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // The address knows a choice before React has drawn it.
      if (!location.hash) return close()
      leave()
      root.querySelector<HTMLElement>(`[data-salons~="${chosenId}"]`)?.focus()
    }
    const root = rootOf()
    root.addEventListener('pointerover', point)
    root.addEventListener('focusin', point)
    root.addEventListener('keydown', escape)
    return () => {
      root.removeEventListener('pointerover', point)
      root.removeEventListener('focusin', point)
      root.removeEventListener('keydown', escape)
    }
  })
}

function placeOf({ latitude, longitude }: Point): [number, number] {
  return [latitude, longitude]
}

function boundsOf(points: readonly Point[]): LatLngBounds {
  return latLngBounds(points.map(placeOf))
}

function areaOf(bounds: LatLngBounds): Area {
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}

/** What is in view, as an address has it. */
function viewOf(map: LeafletMap): string {
  return areaText(areaOf(map.getBounds()))
}
