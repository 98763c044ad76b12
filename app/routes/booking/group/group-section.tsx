import { bookingPath } from '~/booking/draft/draft-query'
import { groupRefusal, type GroupRefusal } from '~/booking/group/group'
import { MAX_GROUP_SIZE } from '~/booking/group/person'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { IconMinus, IconPlus } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { useLogInLink } from '../../auth/log-in-provider'
import { PeopleList } from '../screens'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

const refusals: Record<GroupRefusal, string> = {
  salon: messages.groupSalon,
  full: messages.groupFull,
  login: messages.groupLogInText,
  otherPhone: messages.groupOtherPhone,
}

/**
 * The number of people, and the current one; its buttons belong to the form, so that they also send
 * an hour ticked in it.
 */
export function GroupSection({ data, children }: { data: MainData; children: Elements }) {
  const { draft } = useDraft()
  const size = draft.people.length
  const refusal = data.groupRefusal ?? groupRefusal(size, data.caller)
  return (
    <>
      <section id="part-group" className="part part--line" aria-labelledby="part-group-title">
        <div>
          <h2 id="part-group-title" className="part__title">
            {messages.partGroup}
          </h2>
          {size === 1 && !data.caller.viewerPhone ? (
            <p className="small muted">{messages.groupFirst}</p>
          ) : null}
        </div>
        <div className="stepper" role="group" aria-labelledby="part-group-title">
          <button
            className="icon-button"
            type="submit"
            name="group"
            value={`size:${Math.max(size - 1, 1)}`}
            aria-label={messages.groupLess}
            aria-disabled={size === 1 || undefined}
          >
            <IconMinus />
          </button>
          <output className="stepper__value num">
            {formatMessage(messages.groupSize, { n: size })}
          </output>
          <button
            className="icon-button"
            type="submit"
            name="group"
            value={`size:${size + 1}`}
            aria-label={messages.groupMore}
            aria-disabled={size >= MAX_GROUP_SIZE || undefined}
          >
            <IconPlus />
          </button>
        </div>
        {refusal ? <Refused refusal={refusal} /> : null}
      </section>
      {size > 1 ? (
        <PeopleList.Part people={draft.people} data={data}>
          {children}
        </PeopleList.Part>
      ) : (
        children
      )}
    </>
  )
}

function Refused({ refusal }: { refusal: GroupRefusal }) {
  const { draft, next } = useDraft()
  const logIn = useLogInLink({ reason: 'nhom', phone: draft.phone, next: bookingPath(next) })
  if (refusal !== 'login') {
    return (
      <Notice kind="error" title={messages.notice}>
        {refusals[refusal]}
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={messages.groupLogIn}>
      <p>{refusals.login}</p>
      <Button size="s" {...logIn}>
        {messages.logIn}
      </Button>
    </Notice>
  )
}
