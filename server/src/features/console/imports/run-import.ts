import type { ImportReport } from '#contract/console/imports.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import type { WholeTable } from '#kernel/console-framework/resource.ts'
import type { NotedChange } from '#kernel/audit/noted-change.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context, Within } from '#kernel/services.ts'
import { formOf } from '#server/features/console/records/read-form.ts'
import { createTogether } from './create-together.ts'
import type { NewRow } from './create-together.ts'
import { importRow, problemOf, readRow } from './import-row.ts'
import { lockImport, updateImport } from './imports.queries.ts'
import type { ImportRow } from './imports.queries.ts'
import { openTitles, readCells, readHeading } from './read-cells.ts'
import type { Entered, Heading } from './read-cells.ts'

const batchSize = 500

type Progress = { report: ImportReport; ids: ImportRow['ids'] }
type Imported = { report: ImportReport; change: NotedChange | undefined }

/**
 * Imports what is left of a table. A trial does the same in one transaction that is taken back, so that what it promises is
 * what happens. Otherwise a batch and how far it goes are written together, and who begins again goes on from there. Whoever
 * is told is told with the last of it.
 */
export async function runImport(
  context: Context,
  row: ImportRow,
  tell: (db: Tx, report: ImportReport) => Promise<void> = async () => undefined,
): Promise<Imported> {
  const { id } = row
  const { form } = placeOf(context, row)
  const progress: Progress = { report: reportOf(row), ids: row.ids }
  const take = form.wholeTable ? wholeTaker(form.wholeTable) : rowsTaker(context, row)
  const total = row.table.length - 1
  const size = form.wholeTable ? total : batchSize
  const takeBatch = async (db: Tx, from: number) => {
    const until = Math.min(from + size, total)
    await take({ ...context, db }, progress, row.table, from, until)
    return until
  }
  if (row.is_trial) {
    await takenBack(context, (db) =>
      throughBatches(0, total, async (from) => {
        const until = await takeBatch(db, from)
        // Beside the transaction, out of which nothing is seen.
        await updateImport(context.db, id, { done_rows: until })
        return until
      }),
    )
    await context.db.transaction(async (db) => {
      await updateImport(db, id, { state: 'done', report: progress.report })
      await tell(db, progress.report)
    })
    return { report: progress.report, change: undefined }
  }
  await throughBatches(row.done_rows, total, (from) =>
    context.db.transaction(async (db) => {
      const now = await lockImport(db, id)
      // Another server has gone on meanwhile.
      if (now?.state !== 'waiting' || now.done_rows !== from) throw refuse(resourceFailures.importOver)
      const until = await takeBatch(db, from)
      const state = until < total ? 'waiting' : 'done'
      await updateImport(db, id, { ...progress, done_rows: until, state })
      if (state === 'done') await tell(db, progress.report)
      return until
    }),
  )
  return { report: progress.report, change: changeOf(row, progress.ids) }
}

async function throughBatches(from: number, total: number, take: (from: number) => Promise<number>) {
  let at = from
  do at = await take(at)
  while (at < total)
}

function changeOf({ resource, file_name }: ImportRow, { created, changed }: Progress['ids']) {
  if (created.length + changed.length === 0) return undefined
  const after = {
    created: created.length,
    ids: runsOf(created),
    ...(changed.length > 0 && { changed: runsOf(changed) }),
  }
  return { target: { kind: resource, id: 0, name: file_name }, after }
}

const nothing: ImportReport = { created: 0, changed: 0, same: 0, problems: [], ignored: [] }
export const reportOf = ({ report }: Pick<ImportRow, 'report'>): ImportReport =>
  structuredClone({ ...nothing, ...report })

function placeOf(context: Context, { resource: name }: ImportRow) {
  const resource = resourcesOf(context).open(context, name)
  const form = formOf(context, resource)
  if (!may(context.member, form.right ?? resource.right)) throw refuse(failures.noPermission)
  return { resource, form }
}

/** Does something as if it was for good, and takes it back. */
async function takenBack(context: Context, act: (db: Tx) => Promise<void>): Promise<void> {
  const back = new Error('this was a trial')
  try {
    await context.db.transaction(async (db) => {
      await act(db)
      throw back
    })
  } catch (error) {
    if (error !== back) throw error
  }
}

type Taker = (
  context: Within<Context>,
  progress: Progress,
  table: string[][],
  from: number,
  until: number,
) => Promise<void>

const wholeTaker =
  (whole: WholeTable): Taker =>
  async (context, progress, table) => {
    const { createdIds, problems } = await whole.read(context, table)
    progress.ids.created.push(...createdIds)
    progress.report.created = createdIds.length
    progress.report.problems = problems.toSorted((a, b) => a.row - b.row)
  }

function rowsTaker(context: Context, row: ImportRow): Taker {
  const place = { ...placeOf(context, row), reason: row.reason }
  const { form } = place
  const heading: Heading = readHeading(form.fields, row.table[0] ?? [])
  const titles = openTitles(context)
  // What is looked up by its columns may be a row of the same table.
  const isTogether = ({ id }: Entered) => id === undefined && !!form.createAll && !form.findImported
  return async (inside, { report, ids }, table, from, until) => {
    report.ignored = heading.ignored
    const together: NewRow[] = []
    const createCollected = async () => {
      const { createdIds, problems } = await createTogether(inside, form, together.splice(0))
      report.created += createdIds.length
      ids.created.push(...createdIds)
      report.problems.push(...problems)
    }
    for (const [at, cells] of table.slice(1).slice(from, until).entries()) {
      if (cells.every((cell) => cell.trim() === '')) continue
      const number = from + at + 2
      try {
        const entered = await readCells(form.fields, heading, cells, titles)
        if (isTogether(entered)) {
          together.push({ row: number, values: readRow(form.fields, entered.values) })
          continue
        }
        // In the order of the table: what is changed may be in the way of what is new, or the reverse.
        await createCollected()
        const done = await inside.db.transaction((db) => importRow({ ...inside, db }, place, entered))
        report[done.kind]++
        if (done.kind !== 'same') ids[done.kind].push(done.id)
      } catch (error) {
        report.problems.push({ row: number, problem: problemOf(error, inside.caller.language) })
      }
    }
    await createCollected()
    report.problems.sort((a, b) => a.row - b.row)
  }
}

/** Numbers that follow each other are written as `3–7`, so that ten thousand rows are one line of the log. */
function runsOf(ids: number[]): string {
  const runs: [first: number, last: number][] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && id <= run[1] + 1) run[1] = id
    else runs.push([id, id])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
