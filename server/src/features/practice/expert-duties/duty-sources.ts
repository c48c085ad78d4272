import { dutyStates, waitStates } from '#contract/practice/expert-duties.ts'
import type { DutyKind } from '#contract/practice/expert-duties.ts'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { Db } from '#kernel/database.ts'
import { isOver, presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectSessionsOf, selectWaitsOf } from './expert-duties.queries.ts'

/** Something that a guest owes, or has done. */
export type DutyRow = {
  sheetId: number
  kind: DutyKind
  /** The session or the to-do; 0 for what a sheet has one of. */
  subjectId: number
  title: string
  note: string
  status: number
  dueAt: Date
}

/** Finds the duties of one kind, of many sheets at once. */
type DutySource = (db: Db, sheets: SheetRow[]) => Promise<DutyRow[]>

const idsOf = (sheets: SheetRow[]) => sheets.map(({ sheet }) => sheet.id)

const findSchedules: DutySource = async (_db, sheets) =>
  sheets.map(({ sheet, meeting }) => ({
    sheetId: sheet.id,
    kind: 'schedule',
    subjectId: 0,
    title: '',
    note: sheet.status_reason,
    status: sheet.status,
    dueAt: meeting.begin_at,
  }))

const findSessions: DutySource = async (db, sheets) =>
  (await selectSessionsOf(db, idsOf(sheets))).map((session) => ({
    sheetId: session.sheet_id,
    kind: 'session',
    subjectId: session.id,
    title: session.title,
    note: session.hall,
    status: session.status,
    dueAt: session.begin_at,
  }))

/** An introduction needs a picture and some words, from the sheet or from the profile. */
const findIntroductions: DutySource = async (_db, sheets) =>
  sheets.map((row) => {
    const { guest_photo, introduce } = presentGuest(row)
    return {
      sheetId: row.sheet.id,
      kind: 'introduction',
      subjectId: 0,
      title: '',
      note: '',
      status: guest_photo && introduce ? dutyStates.done : dutyStates.open,
      dueAt: row.meeting.begin_at,
    }
  })

const findWaits: DutySource = async (db, sheets) =>
  (await selectWaitsOf(db, idsOf(sheets))).map((wait) => ({
    sheetId: wait.sheet_id,
    kind: 'wait',
    subjectId: wait.id,
    title: wait.title,
    note: wait.status === waitStates.refused ? wait.reason : wait.content,
    status: wait.status,
    dueAt: wait.due_at,
  }))

/** Where duties come from; a new kind is a line here. Lines of one date are shown in this order. */
const sources: DutySource[] = [findSchedules, findSessions, findIntroductions, findWaits]

/** What still can be asked of a guest once they have declined, or once the meeting is over. */
const isOwed = (duty: DutyRow, row: SheetRow): boolean => {
  if (row.sheet.status === sheetStates.refused) return duty.kind === 'schedule'
  return duty.kind === 'wait' || duty.status !== dutyStates.open || !isOver(row)
}

/** The duties of some sheets: open ones first, then by date. */
export async function findDuties(db: Db, sheets: SheetRow[]): Promise<DutyRow[]> {
  if (sheets.length === 0) return []
  const bySheet = new Map(sheets.map((row) => [row.sheet.id, row]))
  const found = await Promise.all(sources.map((find) => find(db, sheets)))
  return found
    .flat()
    .filter((duty) => isOwed(duty, bySheet.get(duty.sheetId)!))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.dueAt.getTime() - b.dueAt.getTime())
}

const rankOf = ({ status }: DutyRow) => (status === dutyStates.open ? 0 : 1)

/** The kinds that the number of tasks counts; the others are shown beside them. */
const countedKinds = new Set<DutyKind>(['schedule', 'session'])

const finished: number[] = [dutyStates.done, dutyStates.refused]

export function countDuties(duties: DutyRow[]) {
  const counted = duties.filter(({ kind }) => countedKinds.has(kind))
  return {
    not_accomplish_num: counted.filter(({ status }) => !finished.includes(status)).length,
    all_accomplish_num: counted.length,
  }
}
