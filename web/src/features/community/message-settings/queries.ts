import { messageSettingCalls } from '#contract/community/message-settings.ts'
import { queryOf } from '#web/platform/query.ts'

export const messageSettingQueries = {
  get: () => queryOf(messageSettingCalls.get, {}),
  wechatConsent: () => queryOf(messageSettingCalls.wechatConsent, {}),
}
