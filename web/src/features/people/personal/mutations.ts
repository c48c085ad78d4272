import { ownAccountCalls } from '#contract/people/logins.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { loginTag } from './queries.ts'

export const personalMutations = {
  endLogin: mutationOf(ownAccountCalls.endLogin, { changes: [loginTag] }),
  endOtherLogins: mutationOf(ownAccountCalls.endOtherLogins, { changes: [loginTag] }),
  exportData: mutationOf(ownAccountCalls.exportData),
  destroy: mutationOf(ownAccountCalls.destroy),
}
