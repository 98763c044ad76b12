import { Children, useRef, useState, type ReactNode } from 'react'
import { formatMessage } from '~/messages/format-message'
import { ui } from '~/messages/vi/ui'
import { IconLeft, IconPause, IconPlay, IconRight } from './icons'
import { slideClasses, type Slides } from './slides'
import { useAutoplay, useSlides } from './use-slides'

/** Milliseconds between automatic moves of the banner. */
export const bannerMs = 5000

export type CarouselProps = Slides & {
  /** The row's label for screen readers. */
  label: string
  children: ReactNode
  autoplayMs?: number
  /** The slide that the row opens at. */
  startAt?: number
  /** Slides stacked in each column. */
  rows?: 1 | 2 | 3
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
  rows = 1,
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
      className={`carousel carousel--rows-${rows} ${slideClasses(slides)}`}
      role="group"
      aria-label={label}
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
            aria-label={ready ? formatMessage(ui.slideOf, { n: index + 1, total: count }) : label}
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
