import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { doctorText } from '../text.ts'
import './doctor-meetings.css'

export function DoctorMeetings({ doctor }: { doctor: DoctorDetail }) {
  const text = useText(doctorText)
  if (doctor.upcoming.length + doctor.past.length === 0)
    return <ListState status="empty" emptyText={text.noMeetings} />
  return (
    <>
      <MeetingSection title={text.upcoming} meetings={doctor.upcoming} />
      <MeetingSection title={text.past} meetings={doctor.past} />
      <ListState status="end" />
    </>
  )
}

function MeetingSection({ title, meetings }: { title: string; meetings: MeetingItem[] }) {
  if (meetings.length === 0) return null
  return (
    <>
      <h2 className="doctor-meetings-title">{title}</h2>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.meeting_id}>
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
    </>
  )
}
