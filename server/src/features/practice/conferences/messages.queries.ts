import { and, eq, inArray, sql } from 'drizzle-orm'
import { conferenceAnswers, conferenceLimits } from '#contract/practice/conferences.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { conferenceMessages, conferencePeople, conferences, conferenceSeries } from './conferences.tables.ts'

export type MessageKind = (typeof conferenceMessages.$inferSelect)['kind']

/** Whom a message of each kind is for: the host knows what the host has done. */
const recipients = {
  invitation: sql`p.user_id is distinct from c.host_id and not p.is_by_link`,
  reminder: sql`p.answer <> ${conferenceAnswers.absent}`,
  cancellation: sql`p.user_id is distinct from c.host_id`,
  move: sql`p.user_id is distinct from c.host_id`,
}

/** Not on the list of the conference of a series by which the others are told. */
const isNotToldBy = (leadId: number) => sql`not exists (select from ${conferencePeople} l
  where l.conference_id = ${leadId} and (l.user_id = p.user_id or l.phone_digest = p.phone_digest))`

/**
 * Notes a message to everybody it is for, each once. Those with an account get it with the transaction; an SMS waits for
 * its job. Somebody whose number was forgotten cannot be reached.
 */
export const insertMessages = async (
  db: Db,
  { conferenceId, kind, leadId }: { conferenceId: number; kind: MessageKind; leadId?: number | undefined },
): Promise<{ id: number; userId: number | null }[]> => {
  const { rows } = await db.execute<{ id: string; user_id: string | null }>(sql`
    with added as (
      insert into ${conferenceMessages} (person_id, kind, sequence, state, sent_at)
      select p.id, ${kind}, ${kind === 'invitation' ? sql`0` : sql`c.sequence`}, case when p.user_id is null then 'waiting' else 'sent' end,
        case when p.user_id is null then null else now() end
      from ${conferencePeople} p join ${conferences} c on c.id = p.conference_id
      where c.id = ${conferenceId} and (p.user_id is not null or p.phone_sealed is not null) and ${recipients[kind]}
        and ${leadId === undefined ? sql`true` : isNotToldBy(leadId)}
      on conflict (person_id, kind, sequence) do nothing
      returning id, person_id)
    select a.id, p.user_id from added a join ${conferencePeople} p on p.id = a.person_id order by a.id`)
  return rows.map(({ id, user_id }) => ({
    id: Number(id),
    userId: user_id === null ? null : Number(user_id),
  }))
}

/** What a message says. */
export const selectTold = (db: Db, conferenceId: number) =>
  first(
    db
      .select({
        title: conferences.title,
        beginAt: conferences.begin_at,
        host: users.truename,
        repeat: conferenceSeries.repeat,
      })
      .from(conferences)
      .leftJoin(users, eq(users.id, conferences.host_id))
      .leftJoin(conferenceSeries, eq(conferenceSeries.id, conferences.series_id))
      .where(eq(conferences.id, conferenceId)),
  )

/** The conferences that begin soon and of which nobody was reminded. Who was invited just now need not be. */
export const selectDueConferences = async (db: Db): Promise<number[]> => {
  const early = sql`${conferenceLimits.earlyMinutes} * interval '1 minute'`
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from ${conferences} c
    where c.cancelled_at is null and c.begin_at > now() and c.begin_at <= now() + ${early}
      and c.created_at < c.begin_at - ${early}
      and not exists (select from ${conferenceMessages} m join ${conferencePeople} p on p.id = m.person_id
        where p.conference_id = c.id and m.kind = 'reminder' and m.sequence = c.sequence)`)
  return rows.map(({ id }) => Number(id))
}

/** An SMS that is to be sent; undefined for one that was sent. */
export const selectSms = (db: Db, messageId: number) =>
  first(
    db
      .select({
        id: conferenceMessages.id,
        kind: conferenceMessages.kind,
        isLatest: sql<boolean>`${conferenceMessages.sequence} = ${conferences.sequence}`,
        isInDoubt: sql<boolean>`${conferenceMessages.state} = 'sending' or ${conferenceMessages.is_in_doubt}`,
        phone: conferencePeople.phone_sealed,
        conferenceId: conferences.id,
        code: conferences.code,
        title: conferences.title,
        beginAt: conferences.begin_at,
        endAt: conferences.end_at,
        cancelledAt: conferences.cancelled_at,
        host: users.truename,
      })
      .from(conferenceMessages)
      .innerJoin(conferencePeople, eq(conferencePeople.id, conferenceMessages.person_id))
      .innerJoin(conferences, eq(conferences.id, conferencePeople.conference_id))
      .leftJoin(users, eq(users.id, conferences.host_id))
      .where(
        and(
          eq(conferenceMessages.id, messageId),
          inArray(conferenceMessages.state, ['waiting', 'sending', 'failed']),
        ),
      ),
  )

export type SmsRow = NonNullable<Awaited<ReturnType<typeof selectSms>>>

type Columns = Partial<Pick<typeof conferenceMessages.$inferInsert, 'state' | 'is_in_doubt'>>

const update = (db: Db, messageId: number, columns: Columns & { sent_at?: Date }) =>
  db.update(conferenceMessages).set(columns).where(eq(conferenceMessages.id, messageId))

export const noteSmsSending = async (db: Db, messageId: number): Promise<boolean> => {
  await update(db, messageId, { state: 'sending' })
  return true
}

export const noteSmsUnsent = (db: Db, messageId: number) =>
  update(db, messageId, { state: 'waiting', is_in_doubt: false })

export const noteSmsSent = (db: Db, messageId: number) =>
  update(db, messageId, { state: 'sent', sent_at: new Date() })

export const dropSms = (db: Db, messageId: number) => update(db, messageId, { state: 'dropped' })

export const giveUpSms = (db: Db, messageId: number) =>
  db
    .update(conferenceMessages)
    .set({
      state: 'failed',
      is_in_doubt: sql`${conferenceMessages.state} = 'sending' or ${conferenceMessages.is_in_doubt}`,
    })
    .where(eq(conferenceMessages.id, messageId))
