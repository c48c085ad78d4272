import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { invitationFailures, invitationLimits } from '#contract/practice/expert-invitations.ts'
import { sessionFailures, sessionLimits } from '#contract/practice/expert-sessions.ts'
import type { SessionKind } from '#contract/practice/expert-sessions.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { partTypes, sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import type { PlannedInvitation } from './create-sheet.ts'

/** The columns of a list of invitations, in either language and any order. The first three must be there. */
const columns = {
  task: ['任务书', 'task sheet'],
  phone: ['手机号', 'phone'],
  name: ['姓名', 'name'],
  part: ['身份', 'part'],
  note: ['说明', 'note'],
  title: ['题目', 'title'],
  kind: ['形式', 'kind'],
  hall: ['会场', 'hall'],
  begin: ['开始时间', 'begin'],
  end: ['结束时间', 'end'],
}

/** What the columns are called. */
export const columnTitles = Object.values(columns).map(([zh, en]) => words(zh!, en!))

type Column = keyof typeof columns
type Cells = Record<Column, string>

const parts: Record<string, OneOf<typeof partTypes>> = {
  '': partTypes.lecturer,
  讲者: partTypes.lecturer,
  lecturer: partTypes.lecturer,
  主席: partTypes.chair,
  chair: partTypes.chair,
  讨论嘉宾: partTypes.panel,
  panel: partTypes.panel,
}
const kinds: Record<string, SessionKind> = {
  '': 'lecture',
  讲课: 'lecture',
  lecture: 'lecture',
  主持: 'host',
  host: 'host',
  讨论: 'discussion',
  discussion: 'discussion',
  点评: 'comment',
  comment: 'comment',
}

export type Fault = { line: number; failure: Failure }
export type Plan = { line: number; taskId: number; invitation: PlannedInvitation }

/** Reads a table: the lines of one person and part in one task are one invitation, each with a session. */
export function planInvitations(table: string[][]): { plans: Plan[]; faults: Fault[] } {
  const rows = readRows(table)
  const plans = new Map<string, Plan>()
  const faults: Fault[] = []
  for (const { line, cells } of rows) {
    const read = readLine(cells)
    if ('failures' in read) faults.push(...read.failures.map((failure) => ({ line, failure })))
    else {
      const { sessions, ...person } = read
      const taskId = Number(cells.task)
      const key = `${taskId} ${person.phone} ${person.part}`
      const plan = plans.get(key)
      if (plan && plan.invitation.name !== person.name)
        faults.push({ line, failure: invitationFailures.nameDiffers })
      else if (plan) plan.invitation.sessions.push(...sessions)
      else plans.set(key, { line, taskId, invitation: { ...person, sessions: [...sessions] } })
    }
  }
  return { plans: [...plans.values()], faults }
}

function readRows([head = [], ...body]: string[][]): { line: number; cells: Cells }[] {
  const names = head.map((name) => name.trim().toLowerCase())
  const places = Object.entries(columns).map(
    ([column, spelled]) => [column, names.findIndex((name) => spelled.includes(name))] as const,
  )
  const missing = places.slice(0, 3).filter(([, place]) => place < 0)
  if (missing.length > 0)
    throw refuse(invitationFailures.columnsMissing, {
      detail: missing.map(([column]) => columns[column as Column][0]).join(', '),
    })
  const rows = body
    // As the table program counts: from 1, with the head.
    .map((row, at) => ({
      line: at + 2,
      cells: Object.fromEntries(places.map(([column, place]) => [column, row[place] ?? ''])) as Cells,
    }))
    .filter(({ cells }) => Object.values(cells).some(Boolean))
  if (rows.length === 0) throw refuse(invitationFailures.noRows)
  if (rows.length > invitationLimits.rows) throw refuse(invitationFailures.tooManyRows)
  return rows
}

/** Everything that is wrong with a line, so that it is corrected at once. */
function readLine(cells: Cells): PlannedInvitation | { failures: Failure[] } {
  const phone = cells.phone.replaceAll(/[\s-]/g, '')
  const part = parts[cells.part.toLowerCase()]
  const kind = kinds[cells.kind.toLowerCase()]
  const [begin_at, end_at] = [readShanghaiTime(cells.begin), readShanghaiTime(cells.end)]
  const hasSession = [cells.title, cells.begin, cells.end].some(Boolean)
  const isTitleWrong = !kind || cells.title === '' || cells.title.length > sessionLimits.title
  const isTimeWrong = !begin_at || !end_at || begin_at >= end_at
  const checks: [boolean, Failure][] = [
    [!/^\d+$/.test(cells.task), sheetFailures.taskMissing],
    [!isPhone(phone, defaultCountryCode), accountFailures.wrongPhone],
    [cells.name === '', invitationFailures.nameWrong],
    [part === undefined, invitationFailures.partWrong],
    [hasSession && isTitleWrong, invitationFailures.sessionWrong],
    [hasSession && isTimeWrong, sessionFailures.periodWrong],
  ]
  const failures = checks.flatMap(([isWrong, failure]) => (isWrong ? [failure] : []))
  if (failures.length > 0 || part === undefined) return { failures }
  const note = cells.note.slice(0, invitationLimits.note)
  const person = { countryCode: defaultCountryCode, phone, name: cells.name, part, note }
  if (!hasSession || !kind || !begin_at || !end_at) return { ...person, sessions: [] }
  const hall = cells.hall.slice(0, sessionLimits.hall)
  return { ...person, sessions: [{ kind, title: cells.title, hall, begin_at, end_at, programme_id: null }] }
}
