import { Form, Link, useLocation } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { starsText } from '~/booking/time/stylists'
import { formatMessage } from '~/messages/format-message'
import { styleMasters as words } from '~/messages/vi/style-masters'
import { logInPath } from '~/routes/auth/next-path'
import { Button } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { IconCheck, IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { useSending } from '~/ui/use-sending'
import type { MasterPartsFragment } from '../../../schema/generated/graphql'
import type { MastersData } from './load.server'

type OpenVote = MastersData & { list: NonNullable<MastersData['list']> }

/** So many stand in view; the rest unfolds. */
const FIRST = 10

type RankingProps = {
  masters: readonly MasterPartsFragment[]
  data: OpenVote
  name: string
  isRanked?: boolean
}

/** Stylists in order, each with customers' opinions and a vote. */
export function Ranking({ masters, ...more }: RankingProps) {
  if (!more.isRanked || masters.length <= FIRST)
    return <RankedList masters={masters} from={0} {...more} />
  return (
    <>
      <RankedList masters={masters.slice(0, FIRST)} from={0} {...more} />
      <details className="masters__more">
        <summary>{formatMessage(words.more, { n: masters.length })}</summary>
        <RankedList masters={masters.slice(FIRST)} from={FIRST} {...more} />
      </details>
    </>
  )
}

function RankedList({ masters, from, data, name, isRanked }: RankingProps & { from: number }) {
  return (
    <ol
      className="masters__list"
      data-testid={from === 0 ? `by-${name}` : undefined}
      start={from + 1}
    >
      {masters
        .map((master, at) => ({ master, index: from + at }))
        .map(({ master, index }) => (
          <li key={master.stylistId} className="master" data-stylist={master.stylistId}>
            {isRanked ? (
              <p className={index < 3 ? 'master__rank master__rank--best' : 'master__rank'}>
                <VisuallyHidden>{formatMessage(words.rank, { n: index + 1 })}</VisuallyHidden>
                <span aria-hidden="true" className="num">
                  {index + 1}
                </span>
              </p>
            ) : null}
            <Picture
              src={master.avatar || '/art/mark.svg'}
              width={72}
              height={72}
              alt=""
              shape="round"
            />
            <div className="master__words">
              <h3 className="master__name">
                <span>{master.name}</span>{' '}
                {master.isMaster ? <span className="chip chip--amber">{words.master}</span> : null}
              </h3>
              <p className="small muted">
                {[master.salon?.name, master.skill, formatMessage(words.years, { n: master.years })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="master__quote small">
                <strong>{formatMessage(words.votes, { n: master.votes })}</strong>
                {master.stars === null ? null : (
                  <span className="master__stars">
                    <IconStar size="s" />{' '}
                    <span>
                      {formatMessage(words.ratings, {
                        stars: starsText(master.stars),
                        n: master.ratingCount,
                      })}
                    </span>
                  </span>
                )}
              </p>
            </div>
            <div className="master__acts">
              <Vote master={master} data={data} />
              <Link
                className="small"
                to={openingPath({ salonId: master.salonId, stylistId: master.stylistId })}
                aria-label={formatMessage(words.bookWith, { name: master.name })}
              >
                {words.book}
              </Link>
            </div>
          </li>
        ))}
    </ol>
  )
}

function Vote({
  master,
  data: { list, who, vote },
}: {
  master: MasterPartsFragment
  data: OpenVote
}) {
  const { pathname, search } = useLocation()
  const isBusy = useSending('stylistId', String(master.stylistId))
  if (vote?.stylistId === master.stylistId) {
    return (
      <p className="chip chip--pine" data-testid="my-vote">
        <IconCheck size="s" /> {words.yourVote}
      </p>
    )
  }
  if (!list.isOpen) return null
  if (who === 'logged-out') {
    return (
      <Button
        size="s"
        to={logInPath({ next: pathname + search })}
        aria-label={`${words.voteLogIn}: ${master.name}`}
      >
        {words.vote}
      </Button>
    )
  }
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={list.key} />
      <input type="hidden" name="stylistId" value={master.stylistId} />
      <Button
        type="submit"
        size="s"
        busy={isBusy}
        aria-label={formatMessage(words.voteFor, { name: master.name })}
        data-track="style_master_vote"
      >
        {words.vote}
      </Button>
    </Form>
  )
}
