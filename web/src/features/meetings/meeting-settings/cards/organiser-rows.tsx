import { useQuery } from '@tanstack/react-query'
import { AttendanceRow } from '#web/features/meetings/attendance/cards/attendance-row.tsx'
import { SlidersIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { meetingSettingPaths } from '#web/paths/meeting-settings.ts'
import { meetingSettingQueries } from '../queries.ts'
import { meetingSettingText } from '../text.ts'

/** Links to the attendance and the settings of a meeting for users who run it; renders nothing for others. */
export function OrganiserRows({ meetingId }: { meetingId: number }) {
  const text = useText(meetingSettingText)
  const settings = useQuery(meetingSettingQueries.of(meetingId))
  if (!settings.data) return null
  return (
    <>
      <AttendanceRow meetingId={meetingId} />
      <ListRow
        before={<SlidersIcon />}
        title={text.title}
        note={text.linkNote}
        href={meetingSettingPaths.settings(meetingId)}
      />
    </>
  )
}
