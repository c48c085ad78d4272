import { certificateCalls } from '#contract/meetings/certificates.ts'
import { queryOf } from '#web/platform/query.ts'

/** What somebody has earned. */
export const certificateTag = 'certificates'

const meta = { tags: [certificateTag] }

export const certificateQueries = {
  own: () => ({ ...queryOf(certificateCalls.authInfo, {}, meta), staleTime: 0 }),
  ofMeeting: (meetingId: number) => queryOf(certificateCalls.get, { meeting_id: meetingId }, meta),
  check: (number: string, proof: string) =>
    queryOf(certificateCalls.check, { number, ...(proof !== '' && { proof }) }),
}
