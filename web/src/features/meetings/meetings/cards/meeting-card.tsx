import { showsViews } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { clock } from '#web/platform/clock.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { meetingTarget } from '../paths.ts'
import { meetingText } from '../text.ts'
import { timeRange } from './time-range.ts'
import { MeetingTag } from './meeting-tag.tsx'

type MeetingCardProps = {
  meeting: MeetingItem
  /** A card shown below its large meeting need not name it. */
  withParent?: boolean
}

export function MeetingCard({ meeting, withParent = true }: MeetingCardProps) {
  const text = useText(meetingText)
  const language = useLanguage()
  return (
    <Card
      layout="feed"
      href={meetingTarget(meeting)}
      media={<Picture src={meeting.cover} alt="" width={240} ratio="16 / 9" />}
      onMedia={<MeetingTag type={meeting.meeting_type} solid />}
    >
      <CardTitle
        over={withParent ? meeting.parent_title : ''}
        title={meeting.title}
        notes={
          <>
            {meeting.speaker && <span className="card-notes-people">{meeting.speaker}</span>}
            <span>{timeRange(meeting.begin_time, meeting.end_time, clock.now(), language)}</span>
            {meeting.venue && <span>{meeting.venue}</span>}
            {showsViews(meeting) && <span>{text.views(viewCount(meeting.view_num, language))}</span>}
            {meeting.is_offline === 1 && <Tag>{text.offline}</Tag>}
            {meeting.is_credit_meeting === 1 && <Tag kind="credit">{text.credit}</Tag>}
          </>
        }
      />
    </Card>
  )
}
