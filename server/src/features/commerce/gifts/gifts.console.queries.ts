import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, defineRows, equalTo } from '#kernel/console-framework/rows.queries.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { giftCodes } from './gifts.tables.ts'

const takers = alias(users, 'takers')

/** The code itself is worth money and is shown to nobody but the giver: operators see its end. */
export const giftCodeRows = defineRows({
  id: giftCodes.id,
  values: {
    ending: sql<string>`right(${giftCodes.code}, 4)`.as('ending'),
    item: sql<string>`${productions.title}`.as('item'),
    giver: sql<string>`${users.truename}`.as('giver'),
    state: giftCodes.state,
    taker: sql<string>`${takers.truename}`.as('taker'),
    taken_at: giftCodes.taken_at,
    created_at: giftCodes.created_at,
    order_id: giftCodes.order_id,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(giftCodes)
      .innerJoin(productions, eq(productions.id, giftCodes.production_id))
      .leftJoin(users, eq(users.id, giftCodes.giver_id))
      .leftJoin(takers, eq(takers.id, giftCodes.taker_id))
      .$dynamic(),
  filters: {
    q: contains(productions.title, users.truename, takers.truename),
    state: equalTo(giftCodes.state),
  },
})
