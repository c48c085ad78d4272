import type { MeetingDetail } from '#contract/meetings.ts'
import { useText } from '#web/ui/language.ts'
import { meetingText } from '../text.ts'

/** Why the person may not watch a meeting, in their words; undefined when they may. */
export function useRefusal(meeting: Pick<MeetingDetail, 'audience' | 'may_watch'>): string | undefined {
  const text = useText(meetingText)
  if (meeting.may_watch === 1 || meeting.audience === 'all') return undefined
  const words = {
    doctor: text.doctorOnly,
    enterprise: text.enterpriseOnly,
    faculty: text.facultyOnly,
    invited: text.invitedOnly,
  }
  return words[meeting.audience]
}
