import {
  askedKinds,
  dutyKinds,
  dutyStates,
  isAccomplished,
  waitStates,
} from '#contract/practice/expert-duties.ts'
import type { DutyKind } from '#contract/practice/expert-duties.ts'
import { agreementStates } from '#contract/practice/expert-agreements.ts'
import { feeStates } from '#contract/practice/expert-fees.ts'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import { partTypes, sheetStates } from '#contract/practice/expert-sheets.ts'
import { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { isOver, presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { readAgreementState } from '#server/features/practice/expert-agreements/agreement-state.ts'
import { selectFeesOf } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { selectAskedRecordings } from '#server/features/practice/lecture-playback/lecture-playback.queries.ts'
import { selectSheetsWithSlides } from '#server/features/practice/lecture-slides/lecture-slides.queries.ts'
import { selectPollsOfSheets } from '#server/features/practice/session-polls/session-polls.queries.ts'
import { isRoomOver } from '#server/features/practice/specimen-rooms/specimen-rooms.present.ts'
import { selectRoomsOfSheets } from '#server/features/practice/specimen-rooms/specimen-rooms.queries.ts'
import { selectDeadlinesOf, selectSessionsOf, selectWaitsOf } from './expert-duties.queries.ts'

type DutyState = OneOf<typeof dutyStates>

/** Something that a guest owes, or has done. */
export type DutyRow = {
  sheetId: number
  kind: DutyKind
  /** The session, the room, the fee or the to-do; 0 for what a sheet has one of. */
  subjectId: number
  title: string
  note: string
  status: DutyState
  dueAt: Date
  /** When it takes place, for what has a time of its own. */
  period?: { begin_at: Date; end_at: Date }
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
    period: session,
  }))

/** A room may be confirmed until its time is over; then nobody is asked to use it. */
const findRooms: DutySource = async (db, sheets) =>
  (await selectRoomsOfSheets(db, idsOf(sheets)))
    .filter(({ room, use }) => use.status !== roomUseStates.open || !isRoomOver(room))
    .map(({ room, use }) => ({
      sheetId: use.sheet_id,
      kind: 'room',
      subjectId: room.id,
      title: room.title,
      note: room.place,
      status: use.status,
      dueAt: room.begin_at > new Date() ? room.begin_at : room.end_at,
      period: room,
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

/** Nothing is asked for where no fee is paid; what was signed for other terms is asked for again. */
const findAgreements: DutySource = async (db, sheets) => {
  const found = await Promise.all(
    sheets.map(async (row) => ({ row, state: (await readAgreementState(db, row)).state })),
  )
  return found
    .filter(({ state }) => state !== agreementStates.unneeded)
    .map(({ row, state }) => ({
      sheetId: row.sheet.id,
      kind: 'agreement',
      subjectId: 0,
      title: '',
      note: '',
      status: state === agreementStates.signed ? dutyStates.done : dutyStates.open,
      dueAt: row.meeting.begin_at,
    }))
}

/** Only lecturers bring slides. */
const findSlides: DutySource = async (db, sheets) => {
  const lecturers = sheets.filter(({ sheet }) => sheet.part === partTypes.lecturer)
  const shown = new Set(await selectSheetsWithSlides(db, idsOf(lecturers)))
  return lecturers.map(({ sheet, meeting }) => ({
    sheetId: sheet.id,
    kind: 'slides',
    subjectId: 0,
    title: '',
    note: '',
    status: shown.has(sheet.id) ? dutyStates.done : dutyStates.open,
    dueAt: meeting.begin_at,
  }))
}

const feeDuty: Record<OneOf<typeof feeStates>, DutyState> = {
  [feeStates.open]: dutyStates.open,
  [feeStates.confirmed]: dutyStates.done,
  [feeStates.available]: dutyStates.done,
  [feeStates.disputed]: dutyStates.answered,
  [feeStates.reversed]: dutyStates.done,
}

const findFees: DutySource = async (db, sheets) => {
  const meetingOf = new Map(sheets.map(({ sheet, meeting }) => [sheet.id, meeting]))
  return (await selectFeesOf(db, idsOf(sheets))).map((fee) => ({
    sheetId: fee.sheet_id,
    kind: 'fee',
    subjectId: fee.id,
    title: fee.title,
    note: '',
    status: feeDuty[fee.status],
    dueAt: meetingOf.get(fee.sheet_id)!.end_at,
  }))
}

const playbackDuty: Record<OneOf<typeof approvalStates>, DutyState> = {
  [approvalStates.open]: dutyStates.open,
  [approvalStates.approved]: dutyStates.done,
  [approvalStates.refused]: dutyStates.refused,
}

/** Recordings are published with the consent of those who speak in them. */
const findPlaybacks: DutySource = async (db, sheets) =>
  (await selectAskedRecordings(db, idsOf(sheets))).map(({ sheetId, recordingId, name, status, dueAt }) => ({
    sheetId,
    kind: 'playback',
    subjectId: recordingId,
    title: name,
    note: '',
    status: playbackDuty[status],
    dueAt,
  }))

const findPolls: DutySource = async (db, sheets) =>
  (await selectPollsOfSheets(db, idsOf(sheets))).map(({ poll, guest }) => ({
    sheetId: guest.sheet_id,
    kind: 'poll',
    subjectId: poll.id,
    title: poll.title,
    note: poll.hall,
    status: guest.answered_at ? dutyStates.done : dutyStates.open,
    dueAt: poll.due_at,
  }))

const waitDuties = { travel: 'travel', hotel: 'hotel', other: 'wait' } as const

/** Of one kind each: what concerns the journey is called by its name. */
const findWaits =
  (kind: (typeof askedKinds)[number]): DutySource =>
  async (db, sheets) =>
    (await selectWaitsOf(db, idsOf(sheets)))
      .filter((wait) => waitDuties[wait.kind] === kind)
      .map((wait) => ({
        sheetId: wait.sheet_id,
        kind,
        subjectId: wait.id,
        title: wait.title,
        note: wait.status === waitStates.refused ? wait.reason : wait.content,
        status: wait.status,
        dueAt: wait.due_at,
      }))

/** Where duties come from; a new kind is a line here. */
const sources: Record<DutyKind, DutySource> = {
  schedule: findSchedules,
  poll: findPolls,
  session: findSessions,
  room: findRooms,
  agreement: findAgreements,
  introduction: findIntroductions,
  slides: findSlides,
  fee: findFees,
  playback: findPlaybacks,
  travel: findWaits('travel'),
  hotel: findWaits('hotel'),
  wait: findWaits('wait'),
}

/** What can still be done after the meeting. */
const stillOwed = new Set<DutyKind>(['agreement', 'fee', 'playback', ...askedKinds])

/** What still can be asked of a guest once they have declined, or once the meeting is over. */
const isOwed = (duty: DutyRow, row: SheetRow): boolean => {
  if (row.sheet.status === sheetStates.refused) return duty.kind === 'schedule'
  return stillOwed.has(duty.kind) || duty.status !== dutyStates.open || !isOver(row)
}

/** The duties of some sheets: open ones first, then by date, those of one date in the order of the kinds. */
export async function findDuties(
  db: Db,
  sheets: SheetRow[],
  kinds: readonly DutyKind[] = dutyKinds,
): Promise<DutyRow[]> {
  if (sheets.length === 0) return []
  const bySheet = new Map(sheets.map((row) => [row.sheet.id, row]))
  const [deadlines, ...found] = await Promise.all([
    selectDeadlinesOf(db, sheets),
    ...kinds.map((kind) => sources[kind](db, sheets)),
  ])
  return found
    .flat()
    .map((duty) => ({ ...duty, dueAt: dueOf(duty, deadlines.get(`${duty.sheetId} ${duty.kind}`)) }))
    .filter((duty) => isOwed(duty, bySheet.get(duty.sheetId)!))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.dueAt.getTime() - b.dueAt.getTime())
}

/** What the organiser says holds; only a session or a room is owed before it begins in any case. */
const dueOf = ({ dueAt, period }: DutyRow, deadline: Date | undefined): Date =>
  deadline && (!period || deadline < dueAt) ? deadline : dueAt

const rankOf = ({ status }: DutyRow) => (status === dutyStates.open ? 0 : 1)

/** All kinds count: the number at the top of a sheet is that of the lines below it. */
export const countDuties = (duties: DutyRow[]) => ({
  not_accomplish_num: duties.filter(({ status }) => !isAccomplished(status)).length,
  all_accomplish_num: duties.length,
})
