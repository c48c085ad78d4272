import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { DoctorRows } from '#web/features/people/doctors/cards/doctor-rows.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { meetingPageText } from '../text.ts'

/** More rows than this would push the programme off the screen. */
const mostRows = 4

export function Speakers({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const { experts } = meeting
  if (experts.length === 0) return null
  return (
    <Section
      title={text.speakers}
      aside={<Link href={meetingPaths.experts(meeting.meeting_id)}>{text.contributions}</Link>}
    >
      {experts.length > mostRows ? <DoctorFaces doctors={experts} /> : <DoctorRows doctors={experts} />}
    </Section>
  )
}
