import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import './meeting-cover.css'

export const MeetingCover = ({ meeting }: { meeting: MeetingDetail }) => (
  <div className="meeting-cover">
    <Picture src={meeting.cover} alt="" width={1280} ratio="16 / 9" eager fetchPriority="high" />
    <span className="meeting-cover-tag">
      <MeetingTag type={meeting.meeting_type} solid />
    </span>
  </div>
)
