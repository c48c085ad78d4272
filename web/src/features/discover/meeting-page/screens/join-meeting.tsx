import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { MeetingCover } from '../parts/meeting-cover.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { MeetingStatus } from '../parts/meeting-status.tsx'
import { meetingTarget } from '#web/paths/meetings.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'
import './join-meeting.css'

/** The entrance to a meeting for people who received its bare link. */
export function JoinMeeting() {
  const meeting = useQuery(meetingQueries.detail(useQueryId('meeting_id')))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => <JoinBody meeting={detail} />}
    </DetailScreen>
  )
}

function JoinBody({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const login = useLoginState()
  const room = useQuery({
    ...meetingQueries.room(meeting.meeting_id),
    enabled: login.is === 'in' && meeting.may_watch === 1,
  })
  // The page of the meeting explains why somebody is not admitted.
  const target = room.data?.join_url || meetingTarget(meeting)
  return (
    <>
      <MeetingCover meeting={meeting} />
      <MeetingHead meeting={meeting} />
      <MeetingStatus meeting={meeting} />
      <div className="join-meeting">
        <ButtonLink href={target} variant="primary" block>
          {text.join}
        </ButtonLink>
        <p className="join-meeting-note">{text.joinNote}</p>
      </div>
    </>
  )
}
