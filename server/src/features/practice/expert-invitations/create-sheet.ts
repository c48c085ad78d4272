import { isPhone } from '#contract/people/phone.ts'
import { accountFailures } from '#contract/people/account.ts'
import { faultOfName } from '#contract/people/profile.ts'
import { invitationFailures } from '#contract/practice/expert-invitations.ts'
import type { SessionKind } from '#contract/practice/expert-sessions.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { partTypes } from '#contract/practice/expert-sheets.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { upsertLecturer } from '#server/features/meetings/watching/lecturers.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { findOrOpenAccount } from '#server/features/people/account/open-account.ts'
import { phoneDigests } from '#server/features/people/account/phone.ts'
import { insertSessions } from '#server/features/practice/expert-sessions/expert-sessions.queries.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { expertInvited } from './expert-invitations.notices.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import {
  insertSheet,
  isInvitedTo,
  lockTask,
} from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { newSheetCode, sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'

export type PlannedInvitation = {
  countryCode: string
  phone: string
  name: string
  part: OneOf<typeof partTypes>
  note: string
  sessions: {
    kind: SessionKind
    title: string
    hall: string
    begin_at: Date
    end_at: Date
    programme_id: number | null
  }[]
}

type Task = NonNullable<Awaited<ReturnType<typeof lockTask>>>

/** What is known of an invitation while some of it may be wrong. */
export type Asked = Pick<PlannedInvitation, 'countryCode' | 'phone' | 'name'> & {
  taskId: number | undefined
  part: PlannedInvitation['part'] | undefined
}

/** Everything that speaks against an invitation. */
export async function faultsOfInvitation(db: Db, { vault }: Context, asked: Asked): Promise<Failure[]> {
  const { countryCode, phone, name, taskId, part } = asked
  const faults: Failure[] = name === '' ? [invitationFailures.nameWrong] : []
  if (!isPhone(phone, countryCode)) return [accountFailures.wrongPhone, ...faults]
  const user = await selectUserByPhone(db, ...phoneDigests(vault, countryCode, phone))
  if (!user) {
    const nameFault = name === '' ? undefined : faultOfName(name)
    return nameFault ? [nameFault] : faults
  }
  if (user.status !== 'active') faults.push(invitationFailures.accountClosed)
  // A number that is mistyped is most often somebody else's.
  if (name !== '' && user.truename !== '' && user.truename !== name)
    faults.push(invitationFailures.nameDiffers)
  const mayBeInvited = taskId !== undefined && part !== undefined
  if (mayBeInvited && (await isInvitedTo(db, taskId, user.id, part)))
    faults.push(invitationFailures.alreadyInvited)
  return faults
}

/** Invites somebody in the transaction that holds the task: account, rights, sheet, sessions, history and SMS. */
export async function createSheet(
  db: Tx,
  context: Context,
  task: Task,
  planned: PlannedInvitation,
): Promise<number> {
  const user = await findOrOpenAccount(db, context.vault, { ...planned, truename: planned.name })
  await upsertLecturer(db, task.meeting_id, user.id)
  const sheetId = await insertWithCode(db, context, {
    task_id: task.id,
    user_id: user.id,
    part: planned.part,
    note: planned.note,
  })
  if (planned.sessions.length > 0)
    await insertSessions(
      db,
      planned.sessions.map((session) => ({ sheet_id: sheetId, ...session })),
    )
  const row = (await selectSheet(db, sheetId))!
  await noteChange(db, context, row, { kind: 'sheet_invited' })
  await queueSheetSms(db, context, sheetId, 'invitation')
  await notify(db, user.id, expertInvited.write({ meeting: row.meeting.title, taskId: task.id }))
  return sheetId
}

type NewSheet = { task_id: number; user_id: number; part: OneOf<typeof partTypes>; note: string }

async function insertWithCode(db: Db, { vault }: Context, sheet: NewSheet): Promise<number> {
  for (;;) {
    const inserted = await insertSheet(db, { ...sheet, ...sheetCodeColumns(vault, newSheetCode()) })
    if (inserted) return inserted.id
  }
}

/** Refuses a task that does not exist. */
export async function holdTask(db: Db, taskId: number, missing: Failure): Promise<Task> {
  const task = await lockTask(db, taskId)
  if (!task) throw refuse(missing)
  return task
}
