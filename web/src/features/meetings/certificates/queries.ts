import { certificateCalls } from '#contract/meetings/certificates.ts'
import { queryOf } from '#web/platform/query.ts'

export const certificateQueries = {
  own: () => ({ ...queryOf(certificateCalls.authInfo, {}), staleTime: 0 }),
  ofMeeting: (meetingId: number) => queryOf(certificateCalls.get, { meeting_id: meetingId }),
  check: (number: string, proof: string) =>
    queryOf(certificateCalls.check, { number, ...(proof !== '' && { proof }) }),
}
