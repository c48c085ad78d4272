import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { groupMembers, groupOffers, purchaseGroups } from './groups.tables.ts'

const item = sql<string>`${productions.title}`.as('item')

export const groupOfferRows = defineRows({
  id: groupOffers.id,
  values: {
    item,
    production_id: groupOffers.production_id,
    single_fen: sql<number>`${productions.price_fen}`.as('single_fen'),
    price_fen: groupOffers.price_fen,
    size: groupOffers.size,
    hours: groupOffers.hours,
    is_stopped: sql<boolean>`${groupOffers.stopped_at} is not null`.as('is_stopped'),
    created_at: groupOffers.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(groupOffers)
      .innerJoin(productions, eq(productions.id, groupOffers.production_id))
      .$dynamic(),
  filters: {
    work: equalTo(groupOffers.production_id),
    q: contains(productions.title),
    state: (value) => (value === 'stopped' ? isNotNull : isNull)(groupOffers.stopped_at),
  },
})

export const groupRows = defineRows({
  id: purchaseGroups.id,
  values: {
    code: purchaseGroups.code,
    item,
    opener: sql<string>`${users.truename}`.as('opener'),
    price_fen: purchaseGroups.price_fen,
    size: purchaseGroups.size,
    joined: sql<number>`(select count(*) from ${groupMembers} m
      where m.group_id = ${purchaseGroups}.id and m.left_at is null)::int`.as('joined'),
    state: purchaseGroups.state,
    deadline_at: purchaseGroups.deadline_at,
    created_at: purchaseGroups.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(purchaseGroups)
      .innerJoin(productions, eq(productions.id, purchaseGroups.production_id))
      .leftJoin(users, eq(users.id, purchaseGroups.opener_id))
      .$dynamic(),
  filters: {
    q: contains(purchaseGroups.code, productions.title, users.truename),
    state: equalTo(purchaseGroups.state),
    deadline_at: within(purchaseGroups.deadline_at),
  },
})
