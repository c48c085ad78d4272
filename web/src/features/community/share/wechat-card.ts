import { environment } from '#web/platform/environment.ts'
import { offerToMiniProgram } from '#web/platform/mini-program.ts'
import { setUpWechat } from './cards/set-up-wechat.ts'
import type { WechatCard } from './cards/set-up-wechat.ts'

/** Tells WeChat what its own menu at the top right sends. Without it the bare page is sent, which still works. */
export async function offerToWechat(card: WechatCard): Promise<void> {
  try {
    if (environment().kind === 'mini-program') return await offerToMiniProgram(card)
    const wechat = await setUpWechat()
    if (environment().isWechatWork) {
      wechat.onMenuShareAppMessage(card)
      wechat.onMenuShareTimeline(card)
    } else {
      wechat.updateAppMessageShareData(card)
      wechat.updateTimelineShareData(card)
    }
  } catch {
    // Nothing to say: sharing goes on as WeChat does it by itself.
  }
}
