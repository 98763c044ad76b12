import { Link } from '@remix-run/react'
import { picker as words } from '~/messages/vi/picker'
import { Carousel } from '~/ui/carousel'
import { IconLocate } from '~/ui/icons'
import type { SalonsData } from './load.server'
import { SalonCard } from './salon-card'
import { usePicker } from './use-picker'

/**
 * A row to swipe through of the salons visited before, and the way to those around the first of
 * them.
 */
export function VisitedSalons({ data }: { data: SalonsData }) {
  const { view, toView, toSalon } = usePicker(data.now)
  if (data.visited.length === 0) return null
  return (
    <section className="visited" aria-labelledby="visited-title">
      <h2 id="visited-title" className="picker__region">
        {data.visitedTitle ?? words.visitedTitle}
      </h2>
      <Carousel label={words.visitedTitle} mobile={1.2} tablet={2} desktop={2}>
        {data.visited.map((salon) => (
          <SalonCard
            key={salon.id}
            salon={salon}
            to={toSalon(salon)}
            rating={data.ratings[salon.id]}
            isVisited
          />
        ))}
      </Carousel>
      {data.visitedPoint === null ? null : (
        <Link
          className="picker__all"
          to={toView({ near: data.visitedPoint, from: 'visited', parking: view.parking })}
          preventScrollReset
        >
          <IconLocate size="s" />
          {words.nearVisited}
        </Link>
      )}
    </section>
  )
}
