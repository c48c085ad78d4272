import { useQuery } from '@tanstack/react-query'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'

/** The child meetings of a large one that are running; the selected one comes first. */
export function useRunningParts(meeting: MeetingDetail, isAsked = true) {
  const days = useQuery({ ...meetingQueries.liveDates(meeting.meeting_id), enabled: isAsked })
  const first = (childId: number) => Number(childId === meeting.selected_son_id)
  return (days.data ?? [])
    .flatMap((day) => day.meetings)
    .filter(({ meeting_type, is_offline }) => is_offline === 0 && isRunning(meeting_type))
    .toSorted((a, b) => first(b.meeting_id) - first(a.meeting_id))
}

const isRunning = (type: OneOf<typeof meetingTypes>) =>
  type === meetingTypes.live || type === meetingTypes.inProgress
