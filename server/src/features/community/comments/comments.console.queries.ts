import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { comments, commentTipOffs, commentWords } from './comments.tables.ts'

const commentValues = {
  content: comments.content,
  author: sql<string>`${users.truename}`.as('author'),
  hospital: sql<string>`${users.hospital}`.as('hospital'),
  item_type: comments.item_type,
  item_id: comments.item_id,
  is_danmaku: comments.is_danmaku,
  is_pinned: sql<boolean>`${comments.pinned_at} is not null`.as('is_pinned'),
  is_hidden: sql<boolean>`${comments.hidden_at} is not null`.as('is_hidden'),
  created_at: comments.created_at,
}

const ofItem = (type: (typeof comments.$inferSelect)['item_type']) => (value: string) =>
  and(eq(comments.item_type, type), eq(comments.item_id, Number(value)))

const filters = {
  q: contains(comments.content, users.truename),
  kind: (value: string) => eq(comments.is_danmaku, value === 'danmaku'),
  item_type: equalTo(comments.item_type),
  state: (value: string) => (value === 'hidden' ? isNotNull : isNull)(comments.hidden_at),
  created_at: within(comments.created_at),
}

export const commentRows = defineRows({
  id: comments.id,
  values: commentValues,
  from: (db, values) =>
    db.select(values).from(comments).innerJoin(users, eq(users.id, comments.user_id)).$dynamic(),
  filters: {
    ...filters,
    meeting: ofItem('meeting'),
    work: ofItem('production'),
    user_id: equalTo(comments.user_id),
  },
})

const open = sql`from ${commentTipOffs} t where t.comment_id = ${comments}.id and t.decided_at is null`

/** Comments that somebody has reported and nobody has decided about. */
export const tippedOffRows = defineRows({
  id: comments.id,
  values: {
    ...commentValues,
    reports: sql<number>`(select count(*)::int ${open})`.as('reports'),
    reasons: sql<string[]>`(select array_agg(distinct t.reason) ${open})`.as('reasons'),
    reported_at: sql<Date>`(select min(t.created_at) ${open})`.mapWith(comments.created_at).as('reported_at'),
  },
  from: (db, values) =>
    db.select(values).from(comments).innerJoin(users, eq(users.id, comments.user_id)).$dynamic(),
  where: and(isNull(comments.hidden_at), sql`exists (select ${open})`),
  filters,
})

export const wordRows = defineRows({
  id: commentWords.id,
  values: {
    word: commentWords.word,
    is_taken_back: sql<boolean>`${commentWords.taken_back_at} is not null`.as('is_taken_back'),
    created_at: commentWords.created_at,
  },
  from: (db, values) => db.select(values).from(commentWords).$dynamic(),
  filters: {
    q: contains(commentWords.word),
    state: (value) => (value === 'taken_back' ? isNotNull : isNull)(commentWords.taken_back_at),
  },
})
