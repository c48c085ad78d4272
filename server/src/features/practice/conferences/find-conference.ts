import { timingSafeEqual } from 'node:crypto'
import { conferenceFailures } from '#contract/practice/conferences.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { isHostOf } from './conferences.present.ts'
import { selectConference } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'

const isSameCode = (given: string, code: string) =>
  given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code))

/** For those on the list, and for everybody who has the code of its link. */
export async function findConference(
  { db, member }: Pick<Context, 'db' | 'member'>,
  { id, code }: { id: number; code: string },
): Promise<ConferenceRow> {
  const row = await selectConference(db, id, member?.userId ?? 0)
  if (!row) throw refuse(conferenceFailures.conferenceMissing)
  if (!row.me && !isSameCode(code, row.conference.code)) throw refuse(conferenceFailures.conferenceNotInvited)
  return row
}

/** For those on the list. */
export async function findListedConference(context: Context, id: number): Promise<ConferenceRow> {
  const row = await selectConference(context.db, id, memberOf(context).userId)
  if (!row) throw refuse(conferenceFailures.conferenceMissing)
  if (!row.me) throw refuse(conferenceFailures.conferenceNotInvited)
  return row
}

export async function findHostedConference(context: Context, id: number): Promise<ConferenceRow> {
  const row = await findListedConference(context, id)
  if (!isHostOf(row)) throw refuse(conferenceFailures.hostOnly)
  return row
}
