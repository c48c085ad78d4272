import type { MeetingItem } from '#contract/wire/items.ts'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { clock } from '#web/platform/clock.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { livePaths } from '#web/paths/live.ts'
import { liveText } from '../text.ts'
import './studio.css'

export function Startable({ meetings }: { meetings: readonly MeetingItem[] }) {
  const text = useText(liveText)
  const language = useLanguage()
  return (
    <Section title={text.startHint}>
      <p className="studio-body studio-note">{text.startIntro}</p>
      {meetings.map((meeting) => (
        <Card
          key={meeting.meeting_id}
          layout="feed"
          href={livePaths.start(meeting.meeting_id)}
          media={<Picture src={meeting.cover} alt="" width={240} ratio="16 / 9" />}
          onMedia={<MeetingTag type={meeting.meeting_type} solid />}
        >
          <CardTitle
            over={meeting.parent_title}
            title={meeting.title}
            notes={
              <>
                {meeting.speaker && <span className="card-notes-people">{meeting.speaker}</span>}
                <span>{dateText(meeting.begin_time, new Date(clock.now()), language)}</span>
              </>
            }
          />
        </Card>
      ))}
    </Section>
  )
}
