import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { InvitedSheet } from '#contract/practice/expert-invitations.ts'
import { asBit } from '#contract/wire/fields.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { selectSheetMessages } from '#server/features/practice/expert-sheets/sheet-messages.queries.ts'
import { selectShownOfSheet } from '#server/features/practice/expert-sessions/shown-sessions.queries.ts'
import { selectDevices } from '#server/features/practice/expert-sheets/devices.queries.ts'
import { selectInvitedSheet } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import type { InvitedRow } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'

type Source = Pick<Services, 'db' | 'vault'>

async function showInvited({ db, vault }: Source, { sheet, user }: InvitedRow): Promise<InvitedSheet> {
  const devices = await selectDevices(db, sheet.id)
  const messages = await selectSheetMessages(db, sheet.id)
  return {
    guest_id: sheet.id,
    id: sheet.task_id,
    guest_name: sheet.name || user.truename,
    phone: maskPhone(user.phone_sealed, vault),
    part_type: sheet.part,
    note: sheet.note,
    status: sheet.status,
    reason: sheet.status_reason,
    is_withdrawn: asBit(sheet.withdrawn_at !== null),
    sessions: await selectShownOfSheet(db, sheet.id, { userId: sheet.user_id, hasTitles: true }),
    devices: devices.map((device) => ({
      client: device.client,
      first_time: shanghaiTime(device.first_at),
      last_time: shanghaiTime(device.last_at),
      is_proved: asBit(device.proved_at !== null),
    })),
    messages: messages.map(({ kind, state, created_at }) => ({
      kind,
      state,
      time: shanghaiTime(created_at),
    })),
  }
}

export async function showInvitedSheet(source: Source, sheetId: number): Promise<InvitedSheet> {
  const row = await selectInvitedSheet(source.db, sheetId)
  if (!row) throw refuse(sheetFailures.taskMissing)
  return showInvited(source, row)
}
