import { agreementCalls } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Where somebody is logged in. */
    logins: true
    /** Whether somebody can come by WeChat. */
    wechatBinding: true
    /** Exports of a member’s own data. */
    exports: true
  }
}

export const personalQueries = {
  logins: () => queryOf(ownAccountCalls.logins, {}, { tags: ['logins'] }),
  wechatBinding: () => queryOf(ownAccountCalls.wechatBinding, {}, { tags: ['wechatBinding'] }),
  closing: () => queryOf(ownAccountCalls.closing, {}),
  exports: () => queryOf(ownAccountCalls.exports, {}, { tags: ['exports'] }),
  agreements: () => queryOf(agreementCalls.list, {}),
}
