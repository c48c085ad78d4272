import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selectFailing } from '#kernel/queued-notices/queued-notices.queries.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { tellLate } from '#server/features/community/messages/tell-late.ts'
import { tellQueued } from '#server/features/community/messages/tell-queued.ts'
import { payAtSandbox } from '#server/providers/payments/sandbox/sandbox.ts'
import { buildAuthor } from '#server/testing/build-author.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { buildSaleWork, charge, notifyPaid, orderOf } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commerceDeeds } from '#server/testing/deeds/commerce.ts'
import { communityDeeds } from '#server/testing/deeds/community.ts'
import { consultationDeeds } from '#server/testing/deeds/consultations.ts'
import { consoleDeeds } from '#server/testing/deeds/console.ts'
import type { Deed } from '#server/testing/deeds/deed.ts'
import { libraryDeeds } from '#server/testing/deeds/library.ts'
import { digestDeeds } from '#server/testing/deeds/recording-digests.ts'
import { meetingsDeeds } from '#server/testing/deeds/meetings.ts'
import { peopleDeeds } from '#server/testing/deeds/people.ts'
import { practiceDeeds } from '#server/testing/deeds/practice.ts'
import { unionDeeds } from '#server/testing/deeds/unions.ts'
import { testApp } from '#server/testing/test-app.ts'
import { features } from './features.ts'

const app = await testApp()
const { services } = app
const { db } = services

const deeds = {
  ...peopleDeeds,
  ...communityDeeds,
  ...meetingsDeeds,
  ...libraryDeeds,
  ...digestDeeds,
  ...commerceDeeds,
  ...practiceDeeds,
  ...consultationDeeds,
  ...unionDeeds,
  ...consoleDeeds,
}
const shown = Object.entries(deeds).filter((entry): entry is [string, Deed] => typeof entry[1] === 'function')

beforeAll(() =>
  db.execute(sql`
    create function refuse_messages() returns trigger language plpgsql as $$
    begin raise exception 'no message is saved today'; end $$;
    create trigger refuse_messages before insert on messages for each row execute function refuse_messages();
    alter table messages disable trigger refuse_messages`),
)
afterAll(() => db.execute(sql`drop function if exists refuse_messages cascade`))

const breakMessages = () => db.execute(sql`alter table messages enable trigger refuse_messages`)
const mendMessages = () => db.execute(sql`alter table messages disable trigger refuse_messages`)

/** How often somebody was told of an event. */
const timesTold = async (event: string, userId: number): Promise<number> => {
  const { rows } = await db.execute<{ times: number }>(sql`
    select count(*)::int as times from messages m join message_records r on r.message_id = m.id
    where m.event = ${event} and r.user_id = ${userId}`)
  return rows[0]!.times
}

it('has a deed for every notice, or says why not', () => {
  const events = features.flatMap(({ notices = [] }) => notices.map(({ event }) => event))
  expect(Object.keys(deeds).toSorted()).toEqual(events.toSorted())
})

it.each(shown)(
  '%s: the deed is done although nothing can be told, and told once afterwards',
  async (event, deed) => {
    const { readerId, act } = await deed(app)
    await tellQueued(services)
    const before = await timesTold(event, readerId)
    await breakMessages()
    try {
      await act()
      await tellQueued(services)
      expect(await timesTold(event, readerId)).toBe(before)
    } finally {
      await mendMessages()
    }
    for (let time = 0; time < 2; time++) {
      for (const noticeId of await selectFailing(db)) await tellLate.run(services, { noticeId })
      await tellQueued(services)
    }
    expect(await timesTold(event, readerId)).toBe(before + 1)
  },
)

it('saves one comment, and settles one payment, however often their callers ask again', async () => {
  const author = await buildAuthor(app)
  const work = await buildWork(db, { doctor_id: author.doctor.id })
  const { user, client } = await buildMember(app)
  const order = await orderOf(client, (await buildSaleWork(app)).work.id)
  await charge(client, order.order_id)
  await payAtSandbox(db, order.order_no)
  await breakMessages()
  try {
    await buildComment(app, 'production', work.id, '受益匪浅', client)
    for (let time = 0; time < 3; time++) {
      const answer = await notifyPaid(app, order.order_no)
      expect([answer.status, await answer.text()]).toEqual([200, 'success'])
    }
  } finally {
    await mendMessages()
  }
  await tellQueued(services)
  for (const noticeId of await selectFailing(db)) await tellLate.run(services, { noticeId })
  expect(await db.$count(comments, eq(comments.user_id, user.id))).toBe(1)
  expect(await timesTold('comments.added', author.user.id)).toBe(1)
  expect(await timesTold('orders.paid', user.id)).toBe(1)
})
