import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { presentGuestChoice } from './expert-sheets.present.ts'
import { selectSheetsOfUser } from './expert-sheets.queries.ts'
import type { SheetRow } from './expert-sheets.queries.ts'
import { findSheet } from './find-sheet.ts'
import { maskedPhone, noteDevice } from './prove-device.ts'
import { codeDays } from './sheet-code.ts'

export const checkExpert = answer(expertTaskCalls.check, async (input, context) => {
  const row = await findSheet(context, input)
  const isProved = await noteDevice(context, row)
  return {
    guest_id: row.sheet.id,
    tcode: codeToComeBackWith(context, row),
    is_proved: asBit(isProved),
    phone: maskedPhone(context, row),
  }
})

const dayMs = 24 * 3600_000

/** Empty where it would open nothing. */
function codeToComeBackWith({ vault }: Context, { sheet, meeting }: SheetRow): string {
  const isOver = sheet.settled_at !== null || meeting.end_at.getTime() < Date.now() - codeDays * dayMs
  return sheet.code_sealed && !isOver ? vault.openText(sheet.code_sealed) : ''
}

export const listGuests = answer(expertTaskCalls.guests, async ({ id }, context) => {
  const rows = await selectSheetsOfUser(context.db, id, memberOf(context).userId)
  return rows.map(presentGuestChoice)
})
