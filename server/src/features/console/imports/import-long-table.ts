import { importCalls } from '#contract/console/imports.ts'
import { rightsOf } from '#contract/people/operators.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { noteDone } from '#kernel/audit/note-done.ts'
import { Refusal } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { importDone, importFailed } from './imports.notices.ts'
import { lockImport, selectImport, updateImport } from './imports.queries.ts'
import { runImport } from './run-import.ts'

/** Imports a table that is too long to be waited for, on behalf of who sent it and with their rights, and tells them. */
export const importLongTable = defineJob<{ importId: number }>({
  name: 'import-long-table',
  retryWaits: [10, 60, 600],
  isFinal: (error) => error instanceof Refusal,
  async run(services, { importId }) {
    const row = await selectImport(services.db, importId)
    const operator = row?.state === 'waiting' ? await selectUser(services.db, row.operator_id) : undefined
    if (!row || !operator) return
    const context = besideCalls(services, operator.language, {
      userId: operator.id,
      sessionId: 0,
      isOperator: true,
      hasFreshStep: false,
      rights: new Set(operator.status === 'active' ? rightsOf(operator.operator_roles) : []),
      userType: operator.user_type,
      client: 'desk',
    })
    const { right, form, title: list } = resourcesOf(services).all.find(({ name }) => name === row.resource)!
    const { change } = await runImport(context, row, async (db, { created, changed, problems }) => {
      const facts = { list, isTrial: row.is_trial, created, changed, wrong: problems.length }
      await notify(db, operator.id, importDone.write(facts))
    })
    if (change)
      await noteDone(services, {
        operator_id: operator.id,
        call: importCalls.begin.id,
        needed_right: form?.right ?? right,
        input: { import: row.id },
        reason: row.reason,
        changes: [change],
      })
  },
  giveUp: (services, { importId }) => giveUp(services, importId),
})

const giveUp = (services: Services, importId: number) =>
  services.db.transaction(async (db) => {
    const row = await lockImport(db, importId)
    if (row?.state !== 'waiting') return
    await updateImport(db, importId, { state: 'failed' })
    const { title: list } = resourcesOf(services).all.find(({ name }) => name === row.resource)!
    await notify(db, row.operator_id, importFailed.write({ list, done: row.done_rows }))
  })
