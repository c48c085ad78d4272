import { buildSheet } from './build-sheet.ts'
import { buildMember } from './build-user.ts'
import { consoleOf } from './console-asks.ts'
import type { TestApp } from './test-app.ts'

type Given = Parameters<typeof buildSheet>[1] & { grossFen?: number }

/** A sheet with one fee that an operator has set. */
export async function buildFee(app: TestApp, { grossFen = 500_000, ...given }: Given = {}) {
  const built = await buildSheet(app, given)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const { id: fee_id } = await consoleOf(operator.client, 'expert-fees').create({
    sheet_id: built.sheet.id,
    title: '专题讲座',
    gross_fen: grossFen,
  })
  return { ...built, operator, fee_id }
}
