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
import type { Asked, PlannedInvitation } from './create-sheet.ts'

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

/** What the database has to be asked about a line, also where something else is wrong with it. */
export type Question = Asked & { line: number }

/** Reads a table: the lines of one person and part in one task are one invitation, each with a session. */
export function planInvitations(table: string[][]): {
  plans: Plan[]
  questions: Question[]
  faults: Fault[]
} {
  const plans = new Map<string, Plan>()
  const questions: Question[] = []
  const faults: Fault[] = []
  for (const { line, cells } of readRows(table)) {
    const { asked, sessions, note, failures } = readLine(cells)
    const { taskId, part, ...person } = asked
    faults.push(...failures.map((failure) => ({ line, failure })))
    const key = `${taskId} ${person.phone} ${part}`
    const plan = plans.get(key)
    if (plan && plan.invitation.name !== person.name)
      faults.push({ line, failure: invitationFailures.nameDiffers })
    else if (plan) plan.invitation.sessions.push(...sessions)
    else {
      questions.push({ line, ...asked })
      if (failures.length === 0 && taskId !== undefined && part !== undefined)
        plans.set(key, { line, taskId, invitation: { ...person, part, note, sessions: [...sessions] } })
    }
  }
  return { plans: [...plans.values()], questions, faults }
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

type Line = {
  asked: Asked
  sessions: PlannedInvitation['sessions']
  note: string
  failures: Failure[]
}

/** What a line says, and everything that is wrong with it by itself, so that it is corrected at once. */
function readLine(cells: Cells): Line {
  const phone = cells.phone.replaceAll(/[\s-]/g, '')
  const part = parts[cells.part.toLowerCase()]
  const taskId = /^\d{1,15}$/.test(cells.task) ? Number(cells.task) : undefined
  const { title, hall, note, name } = cells
  const kind = kinds[cells.kind.toLowerCase()]
  const [begin_at, end_at] = [readShanghaiTime(cells.begin), readShanghaiTime(cells.end)]
  const hasSession = [title, cells.begin, cells.end].some(Boolean)
  const hasTimes = begin_at !== undefined && end_at !== undefined
  const isTooLong =
    title.length > sessionLimits.title ||
    hall.length > sessionLimits.hall ||
    note.length > invitationLimits.note
  const checks: [boolean, Failure][] = [
    [taskId === undefined, sheetFailures.taskMissing],
    [!isPhone(phone, defaultCountryCode), accountFailures.wrongPhone],
    [name === '', invitationFailures.nameWrong],
    [part === undefined, invitationFailures.partWrong],
    [isTooLong, invitationFailures.lineTooLong],
    [hasSession && (!kind || title === ''), invitationFailures.sessionWrong],
    [hasSession && !hasTimes, invitationFailures.timeUnreadable],
    [hasTimes && begin_at >= end_at, sessionFailures.periodWrong],
  ]
  return {
    asked: { countryCode: defaultCountryCode, phone, name, taskId, part },
    sessions:
      hasSession && kind && hasTimes ? [{ kind, title, hall, begin_at, end_at, programme_id: null }] : [],
    note,
    failures: checks.flatMap(([isWrong, failure]) => (isWrong ? [failure] : [])),
  }
}
