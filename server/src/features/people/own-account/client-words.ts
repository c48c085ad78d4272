import type { clientKinds } from '#contract/people/own-account.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'

/** What somebody is logged in with, as operators read it. */
export const clientWords: Record<(typeof clientKinds)[number], Words> = {
  phone: words('手机浏览器', 'Phone'),
  desk: words('电脑浏览器', 'Computer'),
  wechat: words('微信', 'WeChat'),
  'mini-program': words('小程序', 'Mini program'),
  app: words('App', 'App'),
}
