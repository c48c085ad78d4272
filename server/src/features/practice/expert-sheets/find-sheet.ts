import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import type { CallContext } from '#kernel/services.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { selectSheetByCode, selectSheetsOfUser, selectTask } from './expert-sheets.queries.ts'
import type { SheetRow } from './expert-sheets.queries.ts'
import { digestSheetCode } from './sheet-code.ts'

const wrongCodes: Limit = { name: 'code of a task', max: 10, windowMs: 10 * 60_000 }

/** How a call names a sheet. */
export type SheetAddress = { id: number; tcode: string; guest_id?: number }

/** The sheet of the caller: by the code of the invitation, else by their account. */
export async function findSheet(context: CallContext, address: SheetAddress): Promise<SheetRow> {
  const byCode = address.tcode === '' ? undefined : await tryCode(context, address)
  if (byCode) return byCode
  const found = await selectTask(context.db, address.id)
  if (!found) throw refuse(sheetFailures.taskMissing)
  const { member } = context
  if (!member) throw refuse(address.tcode === '' ? failures.noPermission : sheetFailures.codeWrong)
  const own = await selectSheetsOfUser(context.db, address.id, member.userId)
  if (own.length === 0) {
    const { contact } = await selectEntry(context.db, found.task.meeting_id)
    throw refuse(sheetFailures.notInvited, { data: { meeting_group_contact: contact } })
  }
  const chosen = own.length === 1 ? own[0] : own.find(({ sheet }) => sheet.id === address.guest_id)
  if (!chosen) throw refuse(sheetFailures.severalSheets)
  return chosen
}

/**
 * Codes are short, so wrong ones are counted. Right ones are not, not even for a moment: the screens of several guests
 * behind one address make many calls at once.
 */
async function tryCode(context: CallContext, { id, tcode }: SheetAddress): Promise<SheetRow | undefined> {
  const { db, vault, limits, member, caller } = context
  const who = `${id} ${member?.userId ?? caller.address}`
  const [[wrong = 0], row] = await Promise.all([
    limits.used([[wrongCodes, who]]),
    selectSheetByCode(db, id, digestSheetCode(vault, tcode)),
  ])
  if (wrong >= wrongCodes.max) throw refuse(failures.tooOften)
  if (!row) await limits.spend(wrongCodes, who)
  return row
}
