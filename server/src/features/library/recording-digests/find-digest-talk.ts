import { digestFailures } from '#contract/library/recording-digests.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { timelineOf } from '#server/features/meetings/meetings/recording-timeline.ts'
import { beginOnTape } from '#server/features/meetings/meetings/sessions-on-tape.ts'
import { selectDigestTalk, selectLecturers, selectSessions } from './digest-talks.queries.ts'
import type { DigestTalk } from './digest-talks.queries.ts'

/**
 * The sessions that a recording shows: that under which it is filed, else those that were held while it was made, else the one that it is
 * named like.
 */
export async function findSessions(db: Db, talk: DigestTalk) {
  const sessions = await selectSessions(db, talk.meeting_id)
  if (talk.session_id !== null) return sessions.filter(({ id }) => id === talk.session_id)
  const timeline = timelineOf(talk) ?? []
  const onTape = sessions.filter((session) => beginOnTape(timeline, session) !== undefined)
  return onTape.length > 0 ? onTape : sessions.filter(({ title }) => title === talk.name)
}

/** The accounts of those who speak in a recording. Where its sessions name nobody, those of its meeting may. */
export async function findLecturers(db: Db, talk: DigestTalk): Promise<number[]> {
  const named = (await findSessions(db, talk)).filter(({ doctor_id }) => doctor_id !== null)
  return named.length > 0
    ? [...new Set(named.flatMap(({ user_id }) => user_id ?? []))]
    : selectLecturers(db, talk.meeting_id)
}

export async function mayEdit(
  { db, member }: Pick<Context, 'db' | 'member'>,
  talk: DigestTalk,
): Promise<boolean> {
  if (!member) return false
  return may(member, 'meetings.edit') || (await findLecturers(db, talk)).includes(member.userId)
}

/** A recording on whose digest the caller may work. */
export async function requireTalk(
  context: Pick<Context, 'db' | 'member'>,
  recordingId: number,
): Promise<DigestTalk> {
  const talk = await selectDigestTalk(context.db, recordingId)
  if (!talk) throw refuse(failures.dataMissing, { detail: 'recording_id' })
  if (!(await mayEdit(context, talk))) throw refuse(digestFailures.notEditor)
  return talk
}
