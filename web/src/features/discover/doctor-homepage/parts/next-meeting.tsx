import { meetingTypes } from '#contract/wire/items.ts'
import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { doctorText } from '../text.ts'

/** The meeting in which the doctor speaks now, or else the next one. */
export function NextMeeting({ doctor }: { doctor: DoctorDetail }) {
  const text = useText(doctorText)
  const live = doctor.upcoming.find(({ meeting_type }) => meeting_type === meetingTypes.live)
  const next = live ?? doctor.upcoming[0]
  if (!next) return null
  return (
    <Section title={live ? text.speaksNow : text.speaksNext}>
      <MeetingCard meeting={next} />
    </Section>
  )
}
