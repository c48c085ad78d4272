import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLoginState } from '#web/features/people/account/state.ts'
import { meetingTarget } from '#web/paths/meetings.ts'
import { reservationQueries } from '#web/features/meetings/reservations/queries.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText, shanghaiMinute } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { SideList } from '#web/shell/side-list.tsx'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'

const mostBooked = 5

/** What is on air and what the member has booked: shown beside a screen that has nothing of its own to say. */
export function TodayPanel() {
  const text = useText(homeText)
  const language = useLanguage()
  const login = useLoginState()
  const onAir = useQuery(homeQueries.now({ collegeId: 0, diseaseId: 0 }))
  const own = useInfiniteQuery({ ...reservationQueries.own(), enabled: login.is === 'in' })
  const now = new Date(clock.now())
  const booked = (own.data?.pages[0]?.data ?? []).filter(({ end_time }) => end_time > shanghaiMinute(now))
  return (
    <>
      <SideList
        title={text.now}
        links={(onAir.data ?? []).map((meeting) => ({
          key: meeting.meeting_id,
          href: meetingTarget(meeting),
          label: meeting.title,
          note: meeting.speaker,
        }))}
      />
      <SideList
        title={text.myBookings}
        links={booked.slice(0, mostBooked).map((meeting) => ({
          key: meeting.meeting_id,
          href: meetingTarget(meeting),
          label: meeting.title,
          note: dateText(meeting.begin_time, now, language),
        }))}
      />
    </>
  )
}
