import {
  Children,
  useRef,
  useState,
  type ReactNode,
  useCallback,
  useEffect,
  type RefObject,
} from 'react'
import { formatMessage } from '~/messages/format-message'
import { ui } from '~/messages/vi/ui'
import { IconLeft, IconPause, IconPlay, IconRight } from './icons'
import { slideClasses, type Slides } from './slides'

/** Milliseconds between automatic moves of the banner. */
export const bannerMs = 5000

export type CarouselProps = Slides & {
  /** The row's label for screen readers. */
  label: string | null
  children: ReactNode
  autoplayMs?: number
  /** The slide that the row opens at. */
  startAt?: number
  /** The slides hold nothing that takes focus: the row itself does, so that arrow keys scroll it. */
  plain?: boolean
  /** Shows where one is among the slides. */
  dots?: boolean
}

/** A row of slides that scrolls and snaps by itself; JavaScript only adds buttons, dots and autoplay. */
export function Carousel({
  label,
  children,
  autoplayMs,
  startAt = 0,
  plain,
  dots,
  ...slides
}: CarouselProps) {
  const area = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [playing, setPlaying] = useState(true)
  const { ready, index, count, atStart, atEnd, go } = useSlides(track, startAt)
  useAutoplay(area, go, autoplayMs, playing)

  return (
    <div
      ref={area}
      className={`carousel ${slideClasses(slides)}`}
      role="group"
      aria-label={label ?? undefined}
    >
      {/* Slides without links are scrolled from the keyboard by the row itself. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className="carousel__track" tabIndex={plain ? 0 : undefined}>
        {Children.map(children, (slide) => (
          <li className="carousel__slide">{slide}</li>
        ))}
      </ul>
      {ready && !(atStart && atEnd) ? (
        <div className="carousel__tools">
          <button
            type="button"
            className="carousel__arrow carousel__arrow--back"
            aria-label={ui.previousSlides}
            aria-disabled={atStart}
            onClick={() => go(-1)}
          >
            <IconLeft />
          </button>
          <button
            type="button"
            className="carousel__arrow carousel__arrow--on"
            aria-label={ui.nextSlides}
            aria-disabled={atEnd && !autoplayMs}
            onClick={() => go(1)}
          >
            <IconRight />
          </button>
        </div>
      ) : null}
      {dots || autoplayMs ? (
        <div className="carousel__foot">
          {ready && autoplayMs ? (
            <button
              type="button"
              className="icon-button"
              aria-label={playing ? ui.pauseSlides : ui.playSlides}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <IconPause size="s" /> : <IconPlay size="s" />}
            </button>
          ) : null}
          <span
            className="carousel__dots"
            role="img"
            aria-label={
              ready
                ? formatMessage(ui.slideOf, { n: index + 1, total: count })
                : (label ?? undefined)
            }
          >
            {Children.map(children, (_, at) => (
              <span
                className={at === index ? 'carousel__dot carousel__dot--on' : 'carousel__dot'}
              />
            ))}
          </span>
        </div>
      ) : null}
    </div>
  )
}

/**
 * The position of a row of slides and how to move it; `ready` is false until JavaScript drives it.
 */
type SlidesState = {
  ready: boolean
  index: number
  count: number
  atStart: boolean
  atEnd: boolean
  go: (by: number) => void
}

/** Follows the scrolling of a row of slides, which opens at one of them, and moves it by whole slides. */
function useSlides(track: RefObject<HTMLElement | null>, startAt: number): SlidesState {
  const [state, setState] = useState({
    ready: false,
    index: 0,
    count: 0,
    atStart: true,
    atEnd: true,
  })

  useEffect(() => {
    const element = track.current
    if (!element) return
    // Only where the row opens: later it stands where the customer left it.
    const first = element.children[startAt]
    if (startAt > 0 && first instanceof HTMLElement) element.scrollTo({ left: first.offsetLeft })
    const read = () => {
      const step = slideStep(element)
      const room = element.scrollWidth - element.clientWidth
      const next = {
        ready: true,
        index: Math.round(element.scrollLeft / step),
        count: element.children.length,
        atStart: element.scrollLeft < 4,
        atEnd: element.scrollLeft > room - 4,
      }
      setState((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next))
    }
    element.addEventListener('scroll', read, { passive: true })
    // It reports the first size as well, after layout: measuring each row by hand would force
    // layout again and again.
    const watcher = new ResizeObserver(read)
    watcher.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      watcher.disconnect()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [track])

  const go = useCallback(
    (by: number) => {
      const element = track.current
      if (!element) return
      const room = element.scrollWidth - element.clientWidth
      const atEnd = element.scrollLeft > room - 4
      const left = by > 0 && atEnd ? 0 : element.scrollLeft + by * slideStep(element)
      element.scrollTo({ left, behavior: reducedMotion() ? 'auto' : 'smooth' })
    },
    [track],
  )
  return { ...state, go }
}

/**
 * Moves on every `ms` milliseconds; rests while the row is touched, hovered, focused or out of
 * sight, and with reduced motion.
 */
function useAutoplay(
  area: RefObject<HTMLElement | null>,
  go: (by: number) => void,
  ms: number | undefined,
  playing: boolean,
): void {
  useEffect(() => {
    const element = area.current
    if (!element || !ms || !playing || reducedMotion()) return
    let seen = true
    const watcher = new IntersectionObserver(([entry]) => (seen = entry?.isIntersecting ?? true))
    watcher.observe(element)
    const timer = setInterval(() => {
      const busy = element.matches(':hover, :focus-within, :active')
      if (seen && !busy && !document.hidden) go(1)
    }, ms)
    return () => {
      clearInterval(timer)
      watcher.disconnect()
    }
  }, [area, go, ms, playing])
}

/** Pixels from one column of slides to the next. */
function slideStep(track: HTMLElement): number {
  const [first, ...others] = [...track.children].filter((child) => child instanceof HTMLElement)
  if (!first) return 1
  const second = others.find((other) => other.offsetLeft > first.offsetLeft)
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth || 1
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
