import { endingOf } from './outcome.ts'
import { othersHadFailed } from './playwright-report.ts'
import type { FileReport, Report } from './report.ts'
import type { Run, RunFiles } from './level.ts'

/** More than these are no accident of a busy machine. */
const mostFiles = 12

/** Runs the files that failed once more, one after the other, so that only what fails on a quiet machine counts. */
export async function tryAlone(first: Run, runAlone: RunFiles, say: (line: string) => void): Promise<Run> {
  const files = first.report ? unsettledIn(first.report) : []
  if (files.length === 0 || files.length > mostFiles) return first
  say(`Failed beside others, tried again alone: ${files.join(', ')}`)
  say(endingOf(first.ended.output))
  const alone = await runAlone(files)
  if (!alone.report) return first
  return {
    ended: alone.ended,
    seconds: first.seconds + alone.seconds,
    report: settle(first.report!, alone.report),
  }
}

const unsettledIn = ({ files }: Report) =>
  files.filter((file) => file.failed.length > 0 || file.skipped.some(isLeftOver)).map(({ name }) => name)

const isLeftOver = ({ reason }: FileReport['skipped'][number]) => reason === othersHadFailed

/** What failed first and passes alone counts as passed at a second try. */
export function settle(first: Report, alone: Report): Report {
  const again = new Map(alone.files.map((file) => [file.name, file]))
  const files = first.files.map((file) => {
    const last = again.get(file.name)
    if (!last) return file
    const mended = file.failed.filter((title) => !last.failed.includes(title))
    const wavering = new Set([...file.wavering, ...mended, ...last.wavering])
    return { ...last, seconds: file.seconds + last.seconds, wavering: [...wavering] }
  })
  return { files, errors: first.errors + alone.errors }
}
