import { showsViews } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { meetingMutations } from '#web/features/meetings/meetings/mutations.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { clock } from '#web/platform/clock.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { ClockIcon, EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { MapPinIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { shareOf } from '../share-of.ts'
import { meetingPageText } from '../text.ts'
import { timeRange } from '#web/ui/format/time-range.ts'
import './meeting-head.css'

type MeetingHeadProps = {
  meeting: MeetingDetail
  /** False when a bar at the bottom offers it instead. */
  canShare?: boolean
}

/** The title, facts and time of a meeting. */
export function MeetingHead({ meeting, canShare = true }: MeetingHeadProps) {
  const text = useText(meetingPageText)
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
            {meeting.venue && (
              <span>
                <MapPinIcon size="small" />
                {meeting.venue}
              </span>
            )}
            {showsViews(meeting) && (
              <span>
                <EyeIcon size="small" />
                {text.views(viewCount(meeting.view_num, language))}
              </span>
            )}
          </>
        }
      />
      {canShare && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button inside is what is pressed, by keys too
        <span
          className="meeting-head-share"
          onClick={() => void meetingMutations.countShare({ meeting_id: meeting.meeting_id })}
        >
          <ShareButton item={shareOf(meeting, clock.now(), language)} />
        </span>
      )}
    </div>
  )
}
