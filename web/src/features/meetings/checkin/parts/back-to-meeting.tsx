import { useQuery } from '@tanstack/react-query'
import { meetingPaths, meetingTarget } from '#web/paths/meetings.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { checkinText } from '../text.ts'

/** Leads to the page that people come from: the playback of a past meeting, the home of a large one. */
export function BackToMeeting({ meetingId }: { meetingId: number }) {
  const text = useText(checkinText)
  const { data: meeting } = useQuery(meetingQueries.detail(meetingId))
  return (
    <ButtonLink href={meeting ? meetingTarget(meeting) : meetingPaths.detail(meetingId)}>
      {text.toMeeting}
    </ButtonLink>
  )
}
