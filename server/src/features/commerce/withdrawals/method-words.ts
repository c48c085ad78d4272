import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { PayoutMethod } from './withdrawals.tables.ts'

/** The ways in which a withdrawal is paid, for operators. */
export const methodWords: Record<PayoutMethod, Words> = {
  wechat: words('微信零钱', 'WeChat wallet'),
  alipay: words('支付宝', 'Alipay'),
  sandbox: words('模拟钱包', 'Sandbox wallet'),
  bank: words('银行卡', 'Bank card'),
}
