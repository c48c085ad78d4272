import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MeetingDetail, ScheduleItem } from '#contract/meetings/meetings.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { emptyProgramme, groupProgramme, openingItem } from '../programme.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'
import { ProgrammeItems } from './programme-items.tsx'
import './programme.css'

type ProgrammeProps = {
  meeting: Pick<MeetingDetail, 'meeting_id' | 'end_time'>
  /** The item named in the address. */
  askedId?: number
  /** The titles of a large meeting's child meetings. */
  titles?: ReadonlyMap<number, string>
}

export function Programme({ meeting, askedId = 0, titles }: ProgrammeProps) {
  const text = useText(meetingPageText)
  const programme = useQuery(meetingQueries.programme(meeting.meeting_id))
  if (programme.isError)
    return (
      <ListState
        status="error"
        inline
        errorText={programme.error.message}
        onRetry={() => programme.refetch()}
      />
    )
  if (!programme.data) return <Skeleton shape="rows" count={3} />
  if (programme.data.length === 0) {
    const emptyText = text[emptyProgramme(meeting.end_time, clock.now())]
    return <ListState status="empty" inline emptyText={emptyText} />
  }
  return <Days items={programme.data} askedId={askedId} titles={titles} />
}

type DaysProps = { items: ScheduleItem[]; askedId: number; titles: ReadonlyMap<number, string> | undefined }

function Days({ items, askedId, titles }: DaysProps) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  const [opening] = useState(() => openingItem(items, clock.now(), askedId))
  const [date, setDate] = useState(opening?.begin_time.slice(0, 10) ?? '')
  const [hallName, setHallName] = useState(opening?.hall ?? '')
  const days = groupProgramme(items)
  const day = days.find((one) => one.date === date) ?? days[0]
  const hall = day?.halls.find((one) => one.hall === hallName) ?? day?.halls[0]
  if (!day || !hall) return null
  return (
    <>
      {days.length > 1 && (
        <Tabs
          label={text.day}
          items={days.map((one) => ({
            key: one.date,
            label: dateText(one.date, new Date(clock.now()), language),
          }))}
          active={day.date}
          onChange={setDate}
        />
      )}
      {day.halls.length > 1 && (
        <div className="programme-halls">
          <Segmented
            label={text.hall}
            options={day.halls.map((one) => ({ value: one.hall, label: one.hall || text.mainHall }))}
            value={hall.hall}
            onChange={setHallName}
          />
        </div>
      )}
      <ProgrammeItems items={hall.items} askedId={askedId} titles={titles} />
    </>
  )
}
