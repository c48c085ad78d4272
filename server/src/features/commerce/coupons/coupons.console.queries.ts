import { isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { coupons } from './coupons.tables.ts'

export const couponRows = defineRows({
  id: coupons.id,
  values: {
    code: coupons.code,
    discount_fen: coupons.discount_fen,
    percent: coupons.percent,
    min_fen: coupons.min_fen,
    work_ids: coupons.work_ids,
    is_open: coupons.is_open,
    used_count: coupons.used_count,
    usage_limit: coupons.usage_limit,
    person_limit: coupons.person_limit,
    course_type: coupons.course_type,
    begins_at: coupons.begins_at,
    ends_at: coupons.ends_at,
    is_stopped: sql<boolean>`${coupons.stopped_at} is not null`.as('is_stopped'),
  },
  from: (db, values) => db.select(values).from(coupons).$dynamic(),
  filters: {
    q: contains(coupons.code),
    state: (value) => (value === 'stopped' ? isNotNull : isNull)(coupons.stopped_at),
    ends_at: within(coupons.ends_at),
  },
})
