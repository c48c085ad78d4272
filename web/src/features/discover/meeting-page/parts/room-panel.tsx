import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { titleName } from '#contract/wire/titles.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { SideList } from '#web/shell/side-list.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { meetingPageText } from '../text.ts'
import { Programme } from './programme.tsx'
import './room-panel.css'

/** Beside the chat of a meeting: its programme and who speaks. */
export function RoomPanel({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  return (
    <>
      <section className="room-panel-programme" aria-label={text.schedule}>
        <h2 className="room-panel-title">{text.schedule}</h2>
        <Programme meeting={meeting} />
      </section>
      <SideList
        title={text.speakers}
        links={meeting.experts.map((expert) => ({
          key: expert.doctor_id,
          href: doctorPaths.home(expert.doctor_id),
          label: expert.doctor_name,
          note: `${titleName(expert.title, language)} ${expert.hospital}`,
        }))}
      />
    </>
  )
}
