import { userTypes } from '#contract/people/account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { checkinStates, fieldsFor } from '#contract/meetings/checkin.ts'
import type { AskedField } from '#contract/meetings/checkin.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { selectCreditRule } from '#server/features/meetings/meetings/credit-rules.queries.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { selectCheckin, selectForm } from './checkin.queries.ts'
import type { CheckinRow } from './checkin.queries.ts'
import { wasThere } from './visits.queries.ts'
import { isWaitingAt } from './waiting.queries.ts'

/** Without a form of its own a meeting asks for the name alone. */
const nameAlone: AskedField[] = [{ field: 'real_name', required: 1 }]

/** The check-in that a meeting asks for: its own, or that of the large meeting it is part of. */
export async function findCheckin(db: Db, meetingId: number) {
  const { meeting } = await findMeeting(db, meetingId)
  return findCheckinOf(db, meeting)
}

export async function findCheckinOf(db: Db, meeting: MeetingRow['meeting']) {
  const entry = await selectEntry(db, meeting.id)
  const rule = await selectCreditRule(db, meeting)
  const form = await selectForm(db, entry.entry_meeting_id)
  return {
    meeting,
    /** Where check-ins to it are kept. */
    checkinMeetingId: entry.entry_meeting_id,
    /** Before watching, or for credit. */
    isNeeded: entry.needs_sign_in || rule.needsCheckin || rule.needsPresence,
    /** There is no form: people check in at the venue. */
    isOnSiteOnly: rule.needsPresence && !entry.needs_sign_in,
    needsCompletion: entry.needs_completion,
    fields: form?.fields.map(({ field, required }) => ({ field, required: asBit(required) })) ?? nameAlone,
    isReviewed: form?.is_reviewed ?? false,
  }
}

export type MeetingCheckin = Awaited<ReturnType<typeof findCheckin>>

/** What is asked of a person, as far as their identity is known: by the account, or by the form where it asks for it. */
export function fieldsOf({ fields }: Pick<MeetingCheckin, 'fields'>, userType: number): AskedField[] {
  const isAsked = fields.some(({ field }) => field === 'identity')
  return isAsked ? fields : fieldsFor(fields, userType === userTypes.none ? '' : String(userType))
}

export type CheckinStatus = {
  row: CheckinRow | undefined
  isOnSite: boolean
  /** At the counter. */
  isWaiting: boolean
  state: OneOf<typeof checkinStates>
}

/** How somebody's check-in stands. Who was there needs no papers. */
export async function selectCheckinStatus(
  db: Db,
  checkinMeetingId: number,
  userId: number,
): Promise<CheckinStatus> {
  const [row, isOnSite, isWaiting] = await Promise.all([
    selectCheckin(db, checkinMeetingId, userId),
    wasThere(db, checkinMeetingId, userId),
    isWaitingAt(db, checkinMeetingId, userId),
  ])
  return {
    row,
    isOnSite,
    isWaiting,
    state: isOnSite ? checkinStates.passed : (row?.state ?? checkinStates.none),
  }
}
