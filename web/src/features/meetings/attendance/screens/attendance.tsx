import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attendanceFilters } from '#contract/meetings/attendance.ts'
import type { AttendanceFilter } from '#contract/meetings/attendance.ts'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { downloadText } from '#web/platform/download-text.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { attendanceMutations } from '../mutations.ts'
import { AttendeeRow } from '../parts/attendee-row.tsx'
import { ReviewSheet } from '../parts/review-sheet.tsx'
import { attendanceQueries } from '../queries.ts'
import { attendanceText } from '../text.ts'
import './attendance.css'

/** For those who run a meeting: everybody who attended, what is to be reviewed, and the export. */
export function Attendance() {
  const text = useText(attendanceText)
  const meetingId = useQueryId('meeting_id')
  const [filter, setFilter] = useState<AttendanceFilter>('all')
  const [reviewedId, setReviewedId] = useState(0)
  const all = useInfiniteQuery(attendanceQueries.list(meetingId, 'all'))
  const open = useInfiniteQuery(attendanceQueries.list(meetingId, 'under_review'))
  if (all.isError && !all.data)
    return (
      <ScreenFrame>
        <LoadFailure error={all.error} onRetry={() => all.refetch()} />
      </ScreenFrame>
    )

  async function save() {
    const { file_name, csv } = await attendanceMutations.export({ meeting_id: meetingId })
    downloadText(file_name, csv)
    toast(text.exported, 'success')
  }

  const counts = { all: all.data?.pages[0]?.total ?? 0, under_review: open.data?.pages[0]?.total ?? 0 }
  return (
    <ScreenFrame>
      <div className="attendance-head">
        <Segmented
          label={text.title}
          options={attendanceFilters.map((value) => ({
            value,
            label: `${text.filters[value]} ${counts[value]}`,
          }))}
          value={filter}
          onChange={setFilter}
        />
        <Button onClick={save}>{text.export}</Button>
        <p className="attendance-note">{text.exportNote}</p>
      </div>
      <PagedList
        key={filter}
        query={attendanceQueries.list(meetingId, filter)}
        skeleton="rows"
        emptyText={filter === 'all' ? text.nobody : text.nothingToReview}
        keyOf={(row) => row.attendee_id}
        estimate={88}
      >
        {(row) => <AttendeeRow attendee={row} onReview={() => setReviewedId(row.checkin_id)} />}
      </PagedList>
      <ReviewSheet checkinId={reviewedId} onClose={() => setReviewedId(0)} />
    </ScreenFrame>
  )
}
