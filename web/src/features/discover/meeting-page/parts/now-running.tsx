import { useQuery } from '@tanstack/react-query'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { LivePicture } from '#web/features/meetings/live/cards/live-picture.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { meetingPaths } from '#web/features/meetings/meetings/paths.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'

/** What is live inside a large meeting, with links to everything that is running; the selected child meeting comes first. */
export function NowRunning({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const days = useQuery(meetingQueries.liveDates(meeting.meeting_id))
  const first = (childId: number) => Number(childId === meeting.selected_son_id)
  const running = (days.data ?? [])
    .flatMap((day) => day.meetings)
    .filter(({ meeting_type, is_offline }) => is_offline === 0 && isRunning(meeting_type))
    .toSorted((a, b) => first(b.meeting_id) - first(a.meeting_id))
  if (running.length === 0) return null
  const shown = running.find(({ meeting_type }) => meeting_type === meetingTypes.live)
  return (
    <>
      {shown && <LivePicture key={shown.meeting_id} meetingId={shown.meeting_id} />}
      <ul aria-label={text.isRunning}>
        {running.map((child) => (
          <li key={child.meeting_id}>
            <ListRow
              before={<MeetingTag type={child.meeting_type} />}
              title={child.title}
              note={child.speaker}
              href={meetingPaths.detail(child.meeting_id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const isRunning = (type: number) => type === meetingTypes.live || type === meetingTypes.inProgress
