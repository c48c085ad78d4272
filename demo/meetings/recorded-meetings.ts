import type { Meeting } from '#demo/content/meetings.ts'
import { subjects } from '#demo/content/subjects.ts'
import { cardiology } from '#demo/content/subjects/cardiology.ts'
import { endocrinology } from '#demo/content/subjects/endocrinology.ts'
import { respiratory } from '#demo/content/subjects/respiratory.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'

/** Every tenth is still being edited, so that this state can be seen too. */
export const isEdited = (at: number) => at % 10 !== 9

/** Their latest recorded meetings have an exam. */
export const examinedSubjects = { done: cardiology, begun: respiratory, plain: endocrinology }

/** The place of the latest meeting of a subject that everybody can play. */
export const latestToPlay = (meetings: readonly Meeting[], subject: Subject): number =>
  meetings.findIndex(
    (meeting, at) =>
      meeting.subject === subjects.indexOf(subject) &&
      meeting.startMinutes + meeting.durationMinutes <= 0 &&
      !meeting.isBigMeeting &&
      !meeting.isOffline &&
      meeting.audience === 'all' &&
      isEdited(at),
  )
