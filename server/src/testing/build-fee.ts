import { feeOperatorCalls } from '#contract/practice/expert-fees.ts'
import { buildSheet } from './build-sheet.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

type Given = Parameters<typeof buildSheet>[1] & { gross?: string }

/** A sheet with one fee that an operator has set. */
export async function buildFee(app: TestApp, { gross = '5000.00', ...given }: Given = {}) {
  const built = await buildSheet(app, given)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const guest = { id: built.ids.id, guest_id: built.sheet.id }
  const { fees } = await operator.client.call(feeOperatorCalls.set, { ...guest, title: '专题讲座', gross })
  const fee_id = fees.find(({ guest_id }) => guest_id === built.sheet.id)!.fee_id
  return { ...built, operator, guest, fee_id }
}
