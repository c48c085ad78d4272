import { timingSafeEqual } from 'node:crypto'
import { asBit } from '#contract/wire/fields.ts'
import { meetingTaskCalls, taskFailures } from '#contract/meetings/meeting-tasks.ts'
import type { MeetingTask } from '#contract/meetings/meeting-tasks.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { Limit } from '#kernel/limits.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { confirmTask, selectTask } from './meeting-tasks.queries.ts'
import type { TaskRow } from './meeting-tasks.queries.ts'

const wrongCodes: Limit = { name: 'code of a task', max: 10, windowMs: 10 * 60_000 }

export const digestTaskCode = (vault: Vault, code: string) => vault.digest(`code of a task: ${code}`)

/** Admits the expert, an operator, or anyone who has the code. */
async function findTask(context: Context, taskId: number, code: string): Promise<TaskRow> {
  const { userId, role } = memberOf(context)
  const row = await selectTask(context.db, taskId)
  if (!row) throw refuse(taskFailures.taskMissing)
  if (row.task.user_id === userId || role === 'operator') return row
  if (code !== '') await context.limits.spend(wrongCodes, `${taskId} ${userId}`)
  const right = row.task.code_digest
  if (code === '' || !right || !timingSafeEqual(digestTaskCode(context.vault, code), right)) {
    const { contact } = await selectEntry(context.db, row.task.meeting_id)
    throw refuse(taskFailures.notInvited, { data: { meeting_group_contact: contact } })
  }
  await context.limits.giveBack(wrongCodes, `${taskId} ${userId}`)
  return row
}

async function present(context: Context, { task, meeting, truename }: TaskRow): Promise<MeetingTask> {
  const { contact } = await selectEntry(context.db, task.meeting_id)
  return {
    id: task.id,
    meeting_id: task.meeting_id,
    meeting_title: meeting.title,
    cover: meeting.cover,
    truename,
    kind: task.kind,
    topic: task.topic,
    place: task.place,
    note: task.note,
    begin_time: shanghaiTime(task.begin_at),
    end_time: shanghaiTime(task.end_at),
    contact,
    is_confirmed: asBit(task.confirmed_at !== null),
    confirm_time: task.confirmed_at ? shanghaiTime(task.confirmed_at) : '',
    can_confirm: asBit(task.confirmed_at === null && !isOver(task)),
  }
}

const isOver = (task: TaskRow['task']) => new Date() >= task.end_at

export const getTask = answer(meetingTaskCalls.status, async (input, context) =>
  present(context, await findTask(context, input.id, input.tcode)),
)

export const affirmTask = answer(meetingTaskCalls.affirm, async (input, context) => {
  const row = await findTask(context, input.id, input.tcode)
  if (row.task.confirmed_at === null && isOver(row.task)) throw refuse(taskFailures.taskOver)
  await confirmTask(context.db, row.task.id, memberOf(context).userId)
  return present(context, (await selectTask(context.db, row.task.id))!)
})
