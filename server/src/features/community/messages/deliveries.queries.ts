import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { MessageChannel } from '#contract/wire/message-kinds.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import {
  messageDeliveries,
  messageMutes,
  messageSettings,
  webPushSubscriptions,
} from './deliveries.tables.ts'
import { equipmentRecords, messageRecords, messages } from './messages.tables.ts'
import type { QuietHours } from './quiet-hours.ts'
import type { SavedMessage } from './sending.queries.ts'

export const officialAccount = 1

/** Whether the user `u` has switched the channel `c` on and can be reached by it. */
export const isReachable = sql`case c.channel
  when 'app' then u.notify_push and exists (select from ${equipmentRecords} e where e.user_id = u.id)
  when 'web' then u.notify_push and exists (select from ${webPushSubscriptions} s where s.user_id = u.id)
  when 'sms' then u.notify_sms and u.phone_sealed is not null
  when 'mail' then u.notify_mail and u.email_sealed is not null
  when 'wechat' then exists (select from ${wechatIdentities} w
    where w.user_id = u.id and w.app_type = ${officialAccount})
  else false end`

export type DeliveryKey = { messageId: number; userId: number; channel: MessageChannel }

/** Of these ways of messages to people those that they want and can be reached by. */
export const insertDeliveries = async (
  db: Db,
  ways: (DeliveryKey & Pick<SavedMessage, 'kind'>)[],
): Promise<DeliveryKey[]> => {
  const column = <Name extends keyof (typeof ways)[number]>(name: Name) =>
    sql.param(ways.map((way) => way[name]))
  const { rows } = await db.execute<{ message_id: string; user_id: string; channel: MessageChannel }>(sql`
    insert into ${messageDeliveries} (message_id, user_id, channel)
    select c.message_id, u.id, c.channel
    from unnest(${column('messageId')}::bigint[], ${column('userId')}::bigint[], ${column('kind')}::text[],
      ${column('channel')}::text[]) c (message_id, user_id, kind, channel)
    join ${users} u on u.id = c.user_id
    where u.status = 'active' and ${isReachable}
      and not exists (select from ${messageMutes} m
        where m.user_id = u.id and m.kind = c.kind and m.channel = c.channel)
    on conflict do nothing
    returning message_id, user_id, channel`)
  return rows.map((row) => ({
    messageId: Number(row.message_id),
    userId: Number(row.user_id),
    channel: row.channel,
  }))
}

export const selectQuietHours = async (db: Db, userIds: number[]): Promise<Map<number, QuietHours>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(messageSettings)
    .where(
      and(
        inArray(messageSettings.user_id, [...new Set(userIds)]),
        ne(messageSettings.quiet_from, messageSettings.quiet_to),
      ),
    )
  return new Map(
    rows.map((row) => [row.user_id, { fromMinute: row.quiet_from, toMinute: row.quiet_to }] as const),
  )
}

const isDelivery = ({ messageId, userId, channel }: DeliveryKey) =>
  and(
    eq(messageDeliveries.message_id, messageId),
    eq(messageDeliveries.user_id, userId),
    eq(messageDeliveries.channel, channel),
  )

const open = ['waiting', 'sending'] as const

/** One that is still to be sent. `isWanted` is false once it was taken back or read, or the person has left. */
export const selectDelivery = (db: Db, key: DeliveryKey) =>
  first(
    db
      .select({
        message: messages,
        language: users.language,
        countryCode: users.country_code,
        phone: users.phone_sealed,
        email: users.email_sealed,
        isInDoubt: sql<boolean>`${messageDeliveries.state} = 'sending'`,
        isWanted: sql<boolean>`coalesce(${messages.recalled_at} is null and ${users.status} = 'active'
        and ${messageRecords.message_id} is not null and ${messageRecords.read_at} is null, false)`,
      })
      .from(messageDeliveries)
      .innerJoin(messages, eq(messages.id, messageDeliveries.message_id))
      .innerJoin(users, eq(users.id, messageDeliveries.user_id))
      .leftJoin(
        messageRecords,
        and(
          eq(messageRecords.message_id, messageDeliveries.message_id),
          eq(messageRecords.user_id, messageDeliveries.user_id),
        ),
      )
      .where(and(isDelivery(key), inArray(messageDeliveries.state, open))),
  )

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof selectDelivery>>>

/** False once it is settled. */
export const updateDelivery = async (
  db: Db,
  key: DeliveryKey,
  state: 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed',
): Promise<boolean> => {
  const settled_at = state === 'waiting' || state === 'sending' ? null : sql`now()`
  const rows = await db
    .update(messageDeliveries)
    .set({ state, settled_at })
    .where(and(isDelivery(key), inArray(messageDeliveries.state, open)))
    .returning({ state: messageDeliveries.state })
  return rows.length > 0
}

/** The openid by which WeChat knows a person in our official account. */
export const selectOpenid = async (db: Db, userId: number): Promise<string | undefined> =>
  (
    await first(
      db
        .select({ openid: wechatIdentities.openid })
        .from(wechatIdentities)
        .where(and(eq(wechatIdentities.user_id, userId), eq(wechatIdentities.app_type, officialAccount)))
        .orderBy(sql`${wechatIdentities.seen_at} desc`)
        .limit(1),
    )
  )?.openid

/** Whether somebody got it is asked for weeks, not for years. */
export const deleteOldDeliveries = (db: Db) =>
  db.delete(messageDeliveries).where(lt(messageDeliveries.created_at, sql`now() - interval '90 days'`))
