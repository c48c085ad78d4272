import { minutesCalls, minutesFailures } from '#contract/practice/conference-minutes.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { openLines, sealLines } from './conference-minutes.present.ts'
import { lockMinutes, updateWritten } from './conference-minutes.queries.ts'
import { requireHost } from './find-minutes.ts'

export const correctLine = answer(minutesCalls.correct, async (input, context) => {
  const { recording_id: recordingId, line, words } = input
  await requireHost(context, recordingId)
  await context.db.transaction(async (db) => {
    const row = await lockMinutes(db, recordingId)
    if (row?.state !== 'done') throw refuse(minutesFailures.minutesNotDone)
    const lines = openLines(context.vault, row)
    const misheard = lines[line]
    if (!misheard) throw refuse(failures.dataMissing, { detail: 'line' })
    // A line without words keeps its place: the numbers of those after it stay as the page knows them.
    misheard.lines = [words]
    await updateWritten(db, recordingId, { lines_sealed: sealLines(context.vault, lines) })
  })
  return {}
})

export const saveSummary = answer(minutesCalls.summarise, async ({ recording_id: id, summary }, context) => {
  await requireHost(context, id)
  await context.db.transaction(async (db) => {
    const row = await lockMinutes(db, id)
    if (row?.state !== 'done') throw refuse(minutesFailures.minutesNotDone)
    await updateWritten(db, id, { summary_sealed: context.vault.seal(summary) })
  })
  return {}
})
