import { hallCalls } from '#contract/library/halls.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const hallQueries = {
  /** 0 means the product halls. */
  list: (meetingId: number) => pagedQueryOf(hallCalls.lists, { meeting_id: meetingId }),
  hall: (hallId: number) => queryOf(hallCalls.detail, { id: hallId }),
  booth: (boothId: number) => queryOf(hallCalls.booth, { booth_id: boothId }),
}
