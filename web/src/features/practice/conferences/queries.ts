import { conferenceCalls } from '#contract/practice/conferences.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Conferences, who is on their lists, and what they answered. */
    conferences: true
  }
}

const tagged = { tags: ['conferences'] } as const

/** Rooms open and people come while the page is open. */
const changing = { staleTime: 0, refetchInterval: 30_000 } as const

export const conferenceQueries = {
  future: () => ({ ...pagedQueryOf(conferenceCalls.future, {}, tagged), ...changing }),
  history: () => pagedQueryOf(conferenceCalls.history, {}, tagged),
  month: (month: string) => queryOf(conferenceCalls.calendar, { month }, tagged),
  /** `code` is that of the link, empty for those on the list. */
  detail: (id: number, code: string) => queryOf(conferenceCalls.detail, { id, code }, tagged),
  attendees: (id: number) => ({ ...queryOf(conferenceCalls.attendees, { id }, tagged), ...changing }),
  join: (id: number, code: string) => ({
    ...queryOf(conferenceCalls.join, { id, code }, tagged),
    ...changing,
  }),
  qrCode: (id: number) => queryOf(conferenceCalls.qrCode, { id }),
  candidates: (keyword: string) => pagedQueryOf(conferenceCalls.candidates, { keyword }),
}
