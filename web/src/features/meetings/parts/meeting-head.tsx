import { viewDisplay } from '#contract/items.ts'
import type { MeetingDetail } from '#contract/meetings.ts'
import { ShareButton } from '#web/features/share/cards/share-button.tsx'
import { clock } from '#web/platform/clock.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { ClockIcon, EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { meetingPaths, meetingTarget } from '../paths.ts'
import { meetingText } from '../text.ts'
import { timeRange } from '../time-range.ts'
import './meeting-head.css'

/** What a meeting is, and when. */
export function MeetingHead({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingText)
  const language = useLanguage()
  const time = timeRange(meeting.begin_time, meeting.end_time, clock.now(), language)
  const hasTags = meeting.is_offline === 1 || meeting.is_credit_meeting === 1
  return (
    <div className="meeting-head">
      <Headline
        title={meeting.title}
        over={
          meeting.parent_id > 0 && (
            <Link href={meetingPaths.home(meeting.parent_id)}>{meeting.parent_title}</Link>
          )
        }
        tags={
          hasTags && (
            <>
              {meeting.is_offline === 1 && <Tag>{text.offline}</Tag>}
              {meeting.is_credit_meeting === 1 && <Tag kind="credit">{text.credit}</Tag>}
            </>
          )
        }
        notes={
          <>
            <span>
              <ClockIcon size="small" />
              {time}
            </span>
            {meeting.view_display_status === viewDisplay.shown && (
              <span>
                <EyeIcon size="small" />
                {text.views(viewCount(meeting.view_num, language))}
              </span>
            )}
          </>
        }
      />
      <ShareButton
        item={{
          itemType: 'meeting',
          itemId: meeting.meeting_id,
          title: meeting.title,
          description: [time, meeting.speaker].filter(Boolean).join('\n'),
          image: meeting.cover,
          path: meetingTarget(meeting.meeting_id, meeting.is_big_meeting === 1, meeting.meeting_type),
        }}
      />
    </div>
  )
}
