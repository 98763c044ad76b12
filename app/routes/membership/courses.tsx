import { openingPath } from '~/booking/draft/opening-path'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as messages } from '~/messages/vi/membership'
import { Button } from '~/ui/button'
import { Picture } from '~/ui/picture'
import type { CoursePartsFragment } from '../../../schema/generated/graphql'

/** Visits that were bought in advance, each with the way to book one. */
export function Courses({ courses }: { courses: readonly CoursePartsFragment[] }) {
  return (
    <section className="stack" data-testid="courses">
      <h2 className="h3">{messages.courses}</h2>
      <ul className="stack">
        {courses.map((course) => (
          <li key={`${course.offerId} ${course.endDate}`} className="own-offer">
            <Picture src={course.image} width={72} height={54} alt="" shape="soft" />
            <div className="own-offer__words">
              <h3 className="own-offer__name">{course.name}</h3>
              <p>
                {formatMessage(messages.coursesLeft, {
                  n: course.left,
                  service: course.serviceName,
                })}
              </p>
              {course.endDate ? (
                <p className="small muted">
                  {formatMessage(messages.until, { date: fullDay(course.endDate) })}
                </p>
              ) : null}
              {course.left > 0 ? (
                <Button
                  size="s"
                  to={openingPath({ serviceIds: [course.serviceId], offerId: course.offerId })}
                >
                  {messages.useCourse}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
