import { BadgeCheckIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { attendancePaths } from '#web/paths/attendance.ts'
import { attendanceText } from '../text.ts'

/** A link to the list of those who attended, on screens of those who run the meeting. */
export function AttendanceRow({ meetingId }: { meetingId: number }) {
  const text = useText(attendanceText)
  return (
    <ListRow
      before={<BadgeCheckIcon />}
      title={text.title}
      note={text.rowNote}
      href={attendancePaths.list(meetingId)}
    />
  )
}
