import { failures } from '#contract/wire/failure.ts'
import { wechatFailures } from '#contract/people/wechat.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { WechatPort } from '#kernel/ports/wechat.ts'
import { WechatNotSetUp, WechatRefused } from '#kernel/ports/wechat.ts'

/** Asks WeChat and says in our own words when it does not do it. */
export async function askWechat<Answer>(
  context: Context,
  ask: (wechat: WechatPort) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(context.providers.wechat)
  } catch (error) {
    if (error instanceof WechatNotSetUp) throw refuse(wechatFailures.notSetUp)
    if (error instanceof WechatRefused && error.isForCode) throw refuse(wechatFailures.codeRefused)
    context.log.error({ err: error }, 'WeChat did not do what it was asked')
    throw refuse(failures.busy)
  }
}
