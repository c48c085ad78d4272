import type { Tx } from '#kernel/database.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { insertChange } from './changes.queries.ts'
import type { SheetRow } from './expert-sheets.queries.ts'
import { isNotified, notifySheetChange } from './notify-sheet-change.ts'
import { deviceDigest } from './prove-device.ts'

export type SheetChange = {
  /** What happened, as `session_confirmed`. */
  kind: string
  subjectId?: number
  detail?: Record<string, unknown>
  reason?: string
}

/** Notes what the caller changed on a sheet, inside the transaction that changes it, and lets both sides know. */
export async function noteChange(
  db: Tx,
  context: Context | CallContext,
  { sheet }: Pick<SheetRow, 'sheet'>,
  change: SheetChange,
): Promise<void> {
  const changeId = await insertChange(db, {
    sheet_id: sheet.id,
    kind: change.kind,
    subject_id: change.subjectId ?? null,
    detail: change.detail ?? {},
    reason: change.reason ?? '',
    actor_id: context.member?.userId ?? null,
    by_guest: context.member === undefined || context.member.userId === sheet.user_id,
    device_digest: deviceOf(context),
  })
  if (isNotified(change.kind)) await context.jobs.send(db, notifySheetChange, { changeId })
}

/** Only a call comes from a device. */
const deviceOf = ({ vault, caller }: Context | CallContext) =>
  'guestId' in caller ? deviceDigest({ vault, caller }) : null
