import { dutyFailures, waitCalls, waitPageSize, waitStates } from '#contract/practice/expert-duties.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import type { CallContext } from '#kernel/services.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import type { SheetAddress } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { presentWait } from './expert-duties.present.ts'
import {
  countOpenWaits,
  countOpenWaitsOfUser,
  selectOpenWaits,
  selectWait,
  updateOpenWait,
} from './expert-duties.queries.ts'
import type { WaitRow } from './expert-duties.queries.ts'

async function findWait(context: CallContext, address: SheetAddress & { wait_id: number }) {
  const row = await findSheet(context, address)
  const wait = await selectWait(context.db, row.sheet.id, address.wait_id)
  if (!wait) throw refuse(dutyFailures.waitMissing)
  return { row, wait }
}

export const getWait = answer(waitCalls.get, async (input, context) =>
  presentWait((await findWait(context, input)).wait),
)

export const editWait = answer(waitCalls.edit, async ({ content, ...address }, context) => {
  const { row, wait } = await findWait(context, address)
  return context.db.transaction(async (db) => {
    const changed = await updateOpenWait(db, wait.id, { content })
    if (!changed) throw refuse(dutyFailures.waitDecided)
    await noteChange(db, context, row, { kind: 'wait_edited', subjectId: wait.id, detail: { content } })
    return presentWait(changed)
  })
})

type Decision = { status: OneOf<typeof waitStates>; reason: string }

export const disposeWait = answer(waitCalls.dispose, async ({ status, reason, ...address }, context) =>
  settleWait(context, await findWait(context, address), { status, reason }),
)

/** Sets a to-do done or, with a reason, refused. */
export async function settleWait(
  context: CallContext,
  { row, wait }: { row: SheetRow; wait: WaitRow },
  { status, reason }: Decision,
) {
  if (wait.status === status) return presentWait(wait)
  const isRefused = status === waitStates.refused
  if (isRefused && reason === '') throw refuse(sheetFailures.reasonMissing)
  return context.db.transaction(async (db) => {
    const decision = { status, reason: isRefused ? reason : '', decided_at: new Date() }
    const changed = await updateOpenWait(db, wait.id, decision)
    if (!changed) throw refuse(dutyFailures.waitDecided)
    const kind = isRefused ? 'wait_refused' : 'wait_done'
    await noteChange(db, context, row, {
      kind,
      subjectId: wait.id,
      detail: { title: wait.title },
      reason: decision.reason,
    })
    return presentWait(changed)
  })
}

export const listWaits = answer(waitCalls.list, async ({ page, ...address }, context) => {
  const { sheet } = await findSheet(context, address)
  const found = await readPage(page, waitPageSize, (limit, offset) =>
    selectOpenWaits(context.db, sheet.id, { limit, offset }),
  )
  return presentPage(found, ({ wait }) => presentWait(wait))
})

export const countWaits = answer(waitCalls.count, async ({ id, ...address }, context) => {
  if (id === undefined) return { count: await countOpenWaitsOfUser(context.db, memberOf(context).userId) }
  const { sheet } = await findSheet(context, { id, ...address })
  return { count: await countOpenWaits(context.db, sheet.id) }
})
