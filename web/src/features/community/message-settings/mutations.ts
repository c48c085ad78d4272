import { messageSettingCalls } from '#contract/community/message-settings.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { messageSettingQueries } from './queries.ts'

export const messageSettingMutations = {
  setChannel: mutationOf(messageSettingCalls.setChannel, { answers: messageSettingQueries.get }),
  set: mutationOf(messageSettingCalls.set, { answers: messageSettingQueries.get }),
  saveBrowser: mutationOf(messageSettingCalls.saveBrowser),
  /** WeChat has shown the answer itself. */
  saveWechatConsent: mutationOf(messageSettingCalls.saveWechatConsent, { tips: false }),
  forgetBrowser: mutationOf(messageSettingCalls.forgetBrowser, { tips: false }),
}
