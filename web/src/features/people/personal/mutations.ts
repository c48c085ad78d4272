import { ownAccountCalls } from '#contract/people/own-account.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const personalMutations = {
  endLogin: mutationOf(ownAccountCalls.endLogin, { changes: ['logins'] }),
  endOtherLogins: mutationOf(ownAccountCalls.endOtherLogins, { changes: ['logins'] }),
  unbindWechat: mutationOf(ownAccountCalls.unbindWechat, { changes: ['wechatBinding', 'logins'] }),
  exportData: mutationOf(ownAccountCalls.exportData, { changes: ['exports'] }),
  destroy: mutationOf(ownAccountCalls.destroy),
}
