import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentGuestChoice } from './expert-sheets.present.ts'
import { selectSheetsOfUser } from './expert-sheets.queries.ts'
import { findSheet } from './find-sheet.ts'
import { maskedPhone, noteDevice } from './prove-device.ts'

export const checkExpert = answer(expertTaskCalls.check, async (input, context) => {
  const row = await findSheet(context, input)
  const isProved = await noteDevice(context, row)
  const { sheet } = row
  return {
    guest_id: sheet.id,
    tcode: sheet.code_sealed && !sheet.settled_at ? context.vault.openText(sheet.code_sealed) : '',
    is_proved: asBit(isProved),
    phone: maskedPhone(context, row),
  }
})

export const listGuests = answer(expertTaskCalls.guests, async ({ id }, context) => {
  const rows = await selectSheetsOfUser(context.db, id, memberOf(context).userId)
  return rows.map(presentGuestChoice)
})
