import { meetingTypes, showsViews } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { clock } from '#web/platform/clock.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { meetingTarget } from '#web/paths/meetings.ts'
import { meetingText } from '../text.ts'
import { DateBlock } from './date-block.tsx'
import { timeRange } from '#web/ui/format/time-range.ts'
import { MeetingTag } from './meeting-tag.tsx'
import './meeting-card.css'

type MeetingCardProps = {
  meeting: Omit<MeetingItem, 'selected_son_id'>
  /** A card shown below its large meeting need not name it. */
  withParent?: boolean
}

/** The row of a meeting in one of three sizes: a congress is wide, a live meeting shows who speaks, a talk is compact. */
export function MeetingCard({ meeting, withParent = true }: MeetingCardProps) {
  const isCongress = meeting.is_big_meeting === 1
  const isLive = meeting.meeting_type === meetingTypes.live
  const size = isCongress ? 'congress' : isLive ? 'live' : 'talk'
  return (
    <div className="meeting-card" data-size={size}>
      <Card
        layout="feed"
        href={meetingTarget(meeting)}
        media={
          <Picture
            src={meeting.cover}
            alt=""
            width={isCongress ? 750 : 240}
            ratio={isCongress ? '5 / 2' : '16 / 9'}
          />
        }
        onMedia={<MeetingTag type={meeting.meeting_type} solid />}
      >
        {isCongress && <DateBlock time={meeting.begin_time} />}
        <div className="meeting-card-words">
          <CardTitle
            over={withParent ? meeting.parent_title : ''}
            title={meeting.title}
            notes={<MeetingNotes meeting={meeting} />}
          />
        </div>
      </Card>
    </div>
  )
}

/** What doctors scan for comes first: the credit. */
function MeetingNotes({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const text = useText(meetingText)
  const language = useLanguage()
  return (
    <>
      {meeting.speaker && (
        <span className="card-notes-people meeting-card-people">
          {meeting.speaker_cover && <Avatar src={meeting.speaker_cover} name="" size={24} />}
          <span>{meeting.speaker}</span>
        </span>
      )}
      {meeting.is_credit_meeting === 1 && <Tag kind="credit">{text.credit}</Tag>}
      <span>{timeRange(meeting.begin_time, meeting.end_time, clock.now(), language)}</span>
      {meeting.venue && <span>{meeting.venue}</span>}
      {showsViews(meeting) && <span>{text.views(viewCount(meeting.view_num, language))}</span>}
      {meeting.is_offline === 1 && <Tag>{text.offline}</Tag>}
    </>
  )
}
