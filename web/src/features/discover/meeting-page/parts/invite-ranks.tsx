import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import type { InviteRankItem } from '#contract/discover/meeting-home.ts'
import { titleName } from '#contract/wire/titles.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { clock } from '#web/platform/clock.ts'
import { separated } from '#web/ui/format/separated.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { shareOf } from '../share-of.ts'
import { meetingPageText } from '../text.ts'
import './invite-ranks.css'

/** Who has invited how many people to a meeting, and the user's own rank. */
export function InviteRanks({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  const login = useLoginState()
  const count = useQuery(meetingHomeQueries.inviteCount(meeting.meeting_id))
  return (
    <>
      <div className="invite-ranks-head">
        <div className="invite-ranks-words">
          {login.is === 'in' && <OwnPlace meetingId={meeting.meeting_id} />}
          {count.data && count.data.total > 0 && <p>{text.invitedTotal(count.data.total)}</p>}
          <p className="invite-ranks-note">{text.howToInvite}</p>
        </div>
        <ShareButton item={shareOf(meeting, clock.now(), language)} />
      </div>
      <Ranks meetingId={meeting.meeting_id} />
    </>
  )
}

function OwnPlace({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const { data } = useQuery(meetingHomeQueries.ownInvites(meetingId))
  if (!data) return null
  return (
    <p className="invite-ranks-own">
      {separated([text.myPlace(data.rank), text.invitedNum(data.invite_num)])}
    </p>
  )
}

function Ranks({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const list = useInfiniteQuery(meetingHomeQueries.ranks(meetingId))
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isPending) return <Skeleton shape="rows" count={4} />
  if (list.isError && rows.length === 0)
    return <ListState status="error" inline errorText={list.error.message} onRetry={() => list.refetch()} />
  if (rows.length === 0) return <ListState status="empty" inline emptyText={text.noInvitations} />
  return (
    <>
      <ol>
        {rows.map((row, place) => (
          <li key={place}>
            <Rank row={row} />
          </li>
        ))}
      </ol>
      {list.isError && <ListState status="error" inline onRetry={() => list.fetchNextPage()} />}
      <EndSentinel
        onReach={() => list.fetchNextPage()}
        active={list.hasNextPage && !list.isFetching && !list.isError}
      />
    </>
  )
}

function Rank({ row }: { row: InviteRankItem }) {
  const text = useText(meetingPageText)
  const title = titleName(row.title, useLanguage())
  return (
    <ListRow
      before={
        <span className="invite-rank">
          <span className="invite-rank-number" data-first={row.rank <= 3 || undefined}>
            <span className="visually-hidden">{text.rank(row.rank)}</span>
            <span aria-hidden="true">{row.rank}</span>
          </span>
          <Avatar src={row.photo} name="" size={40} />
        </span>
      }
      title={row.truename}
      note={[row.hospital, title].filter(Boolean).join(' ')}
      after={text.invitedNum(row.invite_num)}
    />
  )
}
