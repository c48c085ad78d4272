import { dutyFailures } from '#contract/practice/expert-duties.ts'
import type { DutyKind } from '#contract/practice/expert-duties.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectTaskBegin, replaceDeadlines } from './expert-duties.queries.ts'

type Deadline = { kind: DutyKind; due_at: Date }

/** What is of no use once the meeting has begun. */
const neededBefore = new Set<DutyKind>(['schedule', 'introduction', 'slides'])

/** Says by when the guests of a task owe the duties of some kinds; the others are due when they begin. */
export async function setDeadlines(db: Db, taskId: number, deadlines: Deadline[]): Promise<void> {
  const beginAt = await selectTaskBegin(db, taskId)
  if (!beginAt) throw refuse(failures.dataMissing)
  if (new Set(deadlines.map(({ kind }) => kind)).size < deadlines.length)
    throw refuse(dutyFailures.deadlineTwice)
  if (deadlines.some(({ kind, due_at }) => neededBefore.has(kind) && due_at > beginAt))
    throw refuse(dutyFailures.deadlineLate)
  await replaceDeadlines(
    db,
    taskId,
    deadlines.map((deadline) => ({ ...deadline, task_id: taskId })),
  )
}
