import { home } from '~/messages/vi/home'
import type { Review } from './review'
import { Vietnamese } from '~/ui/vietnamese'

/** Three reviews by customers. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return reviews.length === 0 ? null : (
    <section className="page reviews">
      <h2 className="h3">{home.reviews}</h2>
      <ul className="grid grid--3">
        {reviews.map(({ id, text, by }) => (
          <li key={id} className="review">
            <p>
              <Vietnamese>{text}</Vietnamese>
            </p>
            <p className="small muted">{by}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
