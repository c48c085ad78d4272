import { accountFailures } from '#contract/people/account.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { sheetScenes } from '#contract/practice/expert-sheets.ts'
import type { Caller } from '#kernel/caller.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { rememberProof } from '#server/features/people/account/prove-browser.ts'
import { consumeCode } from '#server/features/people/account/sms-codes.ts'
import type { CodeNumber } from '#server/features/people/account/sms-codes.ts'
import { lockSheet, selectIsDeviceProved, updateDeviceProved, upsertDevice } from './devices.queries.ts'
import type { SheetRow } from './expert-sheets.queries.ts'

type SheetScene = (typeof sheetScenes)[number]

/** What tells one browser from another: the number that it was given at its first visit. */
type Device = Pick<Context, 'vault'> & { caller: Pick<Caller, 'guestId'> }

export const deviceDigest = ({ vault, caller }: Device) =>
  vault.digest(`device of a sheet: ${caller.guestId}`)

/**
 * Notes the device in which a sheet is opened. Answers whether it may confirm, sign and move money. A caller without a
 * number, such as the server that renders the page or a preview of the link, is no device and proves nothing.
 */
export async function noteDevice(context: CallContext, { sheet }: SheetRow): Promise<boolean> {
  if (context.caller.guestId === '') return context.member?.userId === sheet.user_id
  const device = { sheetId: sheet.id, digest: deviceDigest(context), client: context.caller.client }
  const isProved = await context.db.transaction(async (db) => {
    await lockSheet(db, sheet.id)
    return upsertDevice(db, device)
  })
  return isProved || context.member?.userId === sheet.user_id
}

/** Whether the caller is known to be the guest, without noting the device. */
export const isProvedGuest = async (context: CallContext, { sheet }: SheetRow): Promise<boolean> =>
  context.member?.userId === sheet.user_id ||
  (await selectIsDeviceProved(context.db, sheet.id, deviceDigest(context)))

/**
 * A code may be passed on, so a device other than the first has to prove once that the invited number is at hand: by a
 * login to its account, or by a code that is sent to it.
 */
export async function requireProvedDevice(
  context: CallContext,
  row: SheetRow,
  { code, scene }: { code: string | undefined; scene: SheetScene },
): Promise<void> {
  if (await noteDevice(context, row)) return
  if (!code) throw refuse(sheetFailures.deviceUnproved, { data: { phone: maskedPhone(context, row) } })
  await requireCode(context, row, { code, scene })
}

/** For what only the guest may read, such as amounts. */
export async function requireProvedReader(context: CallContext, row: SheetRow): Promise<void> {
  if (await isProvedGuest(context, row)) return
  await requireProvedDevice(context, row, { code: undefined, scene: 'confirm' })
}

/** For what takes a code on every device, such as a signature. It proves the device, and the browser for the number. */
export async function requireCode(
  context: CallContext,
  row: SheetRow,
  { code, scene }: { code: string; scene: SheetScene },
): Promise<void> {
  await noteDevice(context, row)
  const number = numberOf(context, row, scene)
  await consumeCode(context, number, code)
  await rememberProof(context, number)
  await updateDeviceProved(context.db, row.sheet.id, deviceDigest(context))
}

export const maskedPhone = ({ vault }: Context, { user }: SheetRow) => maskPhone(user.phone_sealed, vault)

/** The invited number, for a code that serves one purpose. */
export function numberOf({ vault }: Context, { user }: SheetRow, scene: SheetScene): CodeNumber {
  if (!user.phone_sealed) throw refuse(accountFailures.phoneMissing)
  return { countryCode: user.country_code, phone: vault.openText(user.phone_sealed), scene }
}
