import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { LiveDate } from '#contract/meetings/meetings.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import './child-meetings.css'

type ChildMeetingsProps = { meetingId: number; days: UseQueryResult<LiveDate[]> }

/** The child meetings of a large one, day by day, in all halls or in one. */
export function ChildMeetings({ meetingId, days }: ChildMeetingsProps) {
  const text = useText(meetingPageText)
  const [hall, setHall] = useState('')
  const channels = useQuery(meetingHomeQueries.channels(meetingId)).data ?? []
  if (days.isError)
    return <ListState status="error" inline errorText={days.error.message} onRetry={() => days.refetch()} />
  if (!days.data) return <Skeleton shape="feed" count={3} />
  if (days.data.length === 0) return <ListState status="empty" inline emptyText={text.noSessions} />
  const chosen = channels.find((channel) => channel.name === hall)
  const inHall = new Set(chosen?.meetings.map((meeting) => meeting.meeting_id))
  return (
    <>
      {channels.length > 1 && (
        <Tabs
          label={text.hall}
          items={[
            { key: '', label: text.allDays },
            ...channels
              .filter((channel) => channel.name !== '')
              .map((channel) => ({ key: channel.name, label: channel.name })),
          ]}
          active={chosen ? hall : ''}
          onChange={setHall}
        />
      )}
      {days.data
        .map((day) => ({
          ...day,
          meetings: chosen ? day.meetings.filter((one) => inHall.has(one.meeting_id)) : day.meetings,
        }))
        .filter((day) => day.meetings.length > 0)
        .map((day) => (
          <Day key={day.date} day={day} />
        ))}
    </>
  )
}

function Day({ day }: { day: LiveDate }) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  return (
    <section aria-label={day.date}>
      <h3 className="child-meetings-day">{dateText(day.date, new Date(clock.now()), language)}</h3>
      <ul>
        {day.meetings.map((meeting) => (
          <li key={meeting.meeting_id}>
            {meeting.is_published === 0 && (
              <p className="child-meetings-hidden">
                <Tag>{text.unpublished}</Tag>
              </p>
            )}
            <MeetingCard meeting={meeting} withParent={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
