import { dutyFailures, waitCalls, waitPageSize, waitStates } from '#contract/practice/expert-duties.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { todosOf } from '#kernel/todos.ts'
import type { CallContext } from '#kernel/services.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import type { SheetAddress } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { isProvedGuest, requireProvedReader } from '#server/features/practice/expert-sheets/prove-device.ts'
import { presentWait } from './expert-duties.present.ts'
import { countOpenWaits, selectOpenWaits, selectWait, updateOpenWait } from './expert-duties.queries.ts'
import type { WaitRow } from './expert-duties.queries.ts'
import { showFiles, waitFile } from './wait-files.ts'

async function findWait(context: CallContext, address: SheetAddress & { wait_id: number }) {
  const row = await findSheet(context, address)
  const wait = await selectWait(context.db, row.sheet.id, address.wait_id)
  if (!wait) throw refuse(dutyFailures.waitMissing)
  return { row, wait }
}

export const getWait = answer(waitCalls.get, async (input, context) => {
  const { row, wait } = await findWait(context, input)
  return showWait(context, row, wait)
})

const showWait = async (context: CallContext, row: SheetRow, wait: WaitRow) =>
  presentWait(wait, await showFiles(context, wait, await isProvedGuest(context, row)))

export const editWait = answer(waitCalls.edit, async ({ content, files: named, ...address }, context) => {
  const { row, wait } = await findWait(context, address)
  const own = { ownerId: row.sheet.user_id, purpose: waitFile }
  const files = named && (await requireOwnFiles(context.db, named, own, dutyFailures.fileNotOwn))
  if (files) await requireProvedReader(context, row)
  const changed = await context.db.transaction(async (db) => {
    const changed = await updateOpenWait(db, wait.id, { content, ...(files && { files }) })
    if (!changed) throw refuse(dutyFailures.waitDecided)
    const detail = { content, ...(files && { files: files.length }) }
    await noteChange(db, context, row, { kind: 'wait_edited', subjectId: wait.id, detail })
    return changed
  })
  return showWait(context, row, changed)
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
  if (wait.status === status) return showWait(context, row, wait)
  const isRefused = status === waitStates.refused
  if (isRefused && reason === '') throw refuse(sheetFailures.reasonMissing)
  const changed = await context.db.transaction(async (db) => {
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
    return changed
  })
  return showWait(context, row, changed)
}

export const listWaits = answer(waitCalls.list, async ({ page, ...address }, context) => {
  const row = await findSheet(context, address)
  const found = await readPage(page, waitPageSize, (limit, offset) =>
    selectOpenWaits(context.db, row.sheet.id, { limit, offset }),
  )
  const isProved = await isProvedGuest(context, row)
  const shown = await Promise.all(
    found.rows.map(async ({ wait }) => presentWait(wait, await showFiles(context, wait, isProved))),
  )
  return presentPage({ ...found, rows: shown }, (wait) => wait)
})

export const countWaits = answer(waitCalls.count, async ({ id, ...address }, context) => {
  if (id === undefined)
    return { count: (await todosOf(context).find(context, memberOf(context).userId)).length }
  const { sheet } = await findSheet(context, { id, ...address })
  return { count: await countOpenWaits(context.db, sheet.id) }
})
