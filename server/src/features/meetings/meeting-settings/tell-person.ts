import { userNoticed } from '#kernel/notice.ts'
import type { NoticeDefinition } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'

type PersonNotice = NoticeDefinition<{ meeting: string; meetingId: number }>

/** Tells somebody what they may do in a meeting from now on, or no longer. */
export const tellPerson = (
  { events }: Pick<Services, 'events'>,
  told: { userId: number; notice: PersonNotice; meeting: { id: number; title: string } },
): Promise<void> => {
  const { id: meetingId, title: meeting } = told.meeting
  return events.publish(userNoticed, {
    userId: told.userId,
    notice: told.notice.write({ meeting, meetingId }),
  })
}
