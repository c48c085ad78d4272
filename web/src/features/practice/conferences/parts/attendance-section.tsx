import { useQuery } from '@tanstack/react-query'
import { conferenceStates } from '#contract/practice/conferences.ts'
import type { Conference } from '#contract/practice/conferences.ts'
import { roomMutations } from '#web/features/community/rooms/mutations.ts'
import { downloadText } from '#web/platform/download-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import { PersonRow } from './person-row.tsx'
import './conference.css'

/** Who came, when they joined and left. A conference that was cancelled has none. */
export function AttendanceSection({ conference }: { conference: Conference }) {
  const text = useText(conferenceText)
  const people = useQuery(conferenceQueries.attendees(conference.id))
  if (conference.status === conferenceStates.cancelled) return null
  const came = people.data?.filter(({ stays }) => stays.length > 0)
  return (
    <Section title={text.attended}>
      {came ? (
        came.map((person) => <PersonRow key={person.person_id} person={person} />)
      ) : (
        <ListState status={people.isError ? 'error' : 'loading'} inline onRetry={() => people.refetch()} />
      )}
      {came?.length === 0 && <ListState status="empty" inline emptyText={text.nobodyCame} />}
      {came && came.length > 0 && conference.is_host === 1 && (
        <div className="conference-actions">
          <ExportButton roomId={conference.room_id} />
        </div>
      )}
    </Section>
  )
}

function ExportButton({ roomId }: { roomId: number }) {
  const text = useText(conferenceText)
  return (
    <Button
      onClick={async () => {
        const file = await roomMutations.exportAttendance({ room_id: roomId })
        downloadText(file.file_name, file.csv)
      }}
    >
      {text.exportAttendance}
    </Button>
  )
}
