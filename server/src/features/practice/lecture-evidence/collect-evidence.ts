import { agreementStates } from '#contract/practice/expert-agreements.ts'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { EvidenceFigures } from '#contract/practice/lecture-evidence.ts'
import type { Db } from '#kernel/database.ts'
import { findAuthenticated } from '#server/features/commerce/payees/same-person.ts'
import { selectOnAirSince } from '#server/features/meetings/meetings/on-air.queries.ts'
import { readAgreementState } from '#server/features/practice/expert-agreements/agreement-state.ts'
import { selectAgreements } from '#server/features/practice/expert-agreements/expert-agreements.queries.ts'
import { showFees } from '#server/features/practice/expert-fees/show-fees.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectShownSlides } from '#server/features/practice/lecture-slides/lecture-slides.queries.ts'
import { lectureAir } from './lecture-air.ts'
import { readLecturePayouts } from './lecture-payouts.ts'
import { selectPictures } from './lecture-evidence.queries.ts'
import { missingEvidence } from './missing-evidence.ts'
import { minutesOf } from './periods.ts'
import type { Period } from './periods.ts'
import {
  selectChanges,
  selectCheckins,
  selectRecordings,
  selectSessions,
  selectStays,
  selectViewersPerMinute,
} from './records.queries.ts'

/** Part 1 is a lecturer. */
const lecturer = 1
const minuteMs = 60_000

/** A stream is started before the meeting and ends after it. */
const aroundMs = 60 * minuteMs

export type CollectedEvidence = Awaited<ReturnType<typeof collectEvidence>>

/** Everything that is known of a lecture, as of now. */
export async function collectEvidence(db: Db, row: SheetRow) {
  const { sheet, meeting } = row
  const agreement = await readAgreementState(db, row)
  const from = new Date(meeting.begin_at.getTime() - aroundMs)
  const onAir = (await selectOnAirSince(db, [meeting.id], from)).map(({ began_ms, ended_ms }) => ({
    from: new Date(began_ms),
    until: new Date(ended_ms ?? Math.min(Date.now(), meeting.end_at.getTime() + aroundMs)),
  }))
  const sessions = await selectSessions(db, sheet.id)
  const stays = await selectStays(db, meeting.id, sheet.user_id)
  const air = lectureAir({ onAir, sessions, stays })
  const aired = air.flatMap((session) => session.aired)
  const checkins = await selectCheckins(db, meeting.id, sheet.user_id)
  const pictures = await selectPictures(db, sheet.id)
  const slides = await selectShownSlides(db, sheet.id)
  const viewers = await selectViewersPerMinute(db, meeting.id, meeting.begin_at, meeting.end_at)
  const usable = pictures.filter(({ flag, accept_reason }) => flag === '' || accept_reason !== '')
  const missing = missingEvidence({
    isMeetingOver: isOver(row),
    isConfirmed: sheet.status === sheetStates.confirmed,
    isAgreementCurrent: agreement.state === agreementStates.signed,
    // A lecture that began late was given all the same; how long is said by its own air time.
    hasRecord: onAir.length > 0 || checkins.length > 0,
    pictures: usable.length,
    needsSlides: sheet.part === lecturer,
    hasSlides: slides !== undefined,
  })
  const viewersIn = (periods: Period[]) =>
    viewers
      .filter(({ at }) => periods.some(({ from, until }) => at >= from && at < until))
      .map((minute) => minute.viewers)
  const figures: EvidenceFigures = {
    live_minutes: minutesOf(aired),
    most_viewers: Math.max(0, ...viewersIn(aired)),
    pictures: usable.length,
    slides: slides ? 1 : 0,
  }
  return {
    row,
    agreements: (await selectAgreements(db, sheet.id)).toReversed(),
    isAgreementCurrent: agreement.state === agreementStates.signed,
    changes: await selectChanges(db, sheet.id),
    sessions,
    stays,
    air,
    checkins,
    onAir,
    viewers,
    pictures,
    slides,
    recordings: await selectRecordings(db, meeting.id),
    fees: await showFees(db, row, 'zh'),
    taxpayer: await findAuthenticated(db, sheet.user_id),
    payouts: await readLecturePayouts(db, row),
    missing,
    figures,
  }
}
