import type { Services } from '#kernel/services.ts'
import { selectOpenid } from '#server/features/commerce/orders/payments.queries.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'

/**
 * Where a person's money can be transferred to at once; undefined if only the bank remains. Alipay would need the login
 * name there, which nobody is asked for.
 */
export async function transferAccountOf(
  { db, providers }: Pick<Services, 'db' | 'providers'>,
  userId: number,
): Promise<{ provider: PaymentProvider; account: string } | undefined> {
  const { active } = providers.payments
  if (active.includes('sandbox')) return { provider: 'sandbox', account: `user ${userId}` }
  const openid = active.includes('wechat') ? await selectOpenid(db, userId) : undefined
  return openid === undefined ? undefined : { provider: 'wechat', account: openid }
}
