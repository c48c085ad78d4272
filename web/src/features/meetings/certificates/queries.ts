import { certificateCalls } from '#contract/meetings/certificates.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The certificates a user has earned. */
    certificates: true
  }
}

const meta = { tags: ['certificates'] } as const

export const certificateQueries = {
  own: () => ({ ...queryOf(certificateCalls.authInfo, {}, meta), staleTime: 0 }),
  ofMeeting: (meetingId: number) => queryOf(certificateCalls.get, { meeting_id: meetingId }, meta),
  check: (number: string, proof: string) =>
    queryOf(certificateCalls.check, { number, ...(proof !== '' && { proof }) }),
}
