import { profileCalls } from '#contract/people/profile.ts'
import { queryOf } from '#web/platform/query.ts'

export const invitationQueries = {
  inviterName: (inviter: number) => queryOf(profileCalls.sellerName, { inviter }),
}
