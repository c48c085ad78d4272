import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { LiveCaptions } from '#web/features/library/live-captions/cards/live-captions.tsx'
import { LivePicture } from '#web/features/meetings/live/cards/live-picture.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { meetingPageText } from '../text.ts'
import { useRunningParts } from '../use-running-parts.ts'

/** What is live inside a large meeting, with links to everything that is running; the selected child meeting comes first. */
export function NowRunning({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const running = useRunningParts(meeting)
  if (running.length === 0) return null
  const shown = running.find(({ meeting_type }) => meeting_type === meetingTypes.live)
  return (
    <>
      {shown && (
        <LiveCaptions key={shown.meeting_id} meetingId={shown.meeting_id}>
          <LivePicture meetingId={shown.meeting_id} />
        </LiveCaptions>
      )}
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
