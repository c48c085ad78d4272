import { eq, ilike, or, sql } from 'drizzle-orm'
import { defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { containing } from '#kernel/like.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'

const state = sql<string>`case when ${certificates}.revoked_at is null then 'valid' else 'revoked' end`

export const certificateRows = defineRows({
  id: certificates.id,
  values: {
    number: certificates.number,
    meeting: certificates.meeting_title,
    truename: certificates.truename,
    points_tenths: certificates.points_tenths,
    issued_on: certificates.issued_on,
    state: state.as('state'),
    revoke_reason: certificates.revoke_reason,
    created_at: certificates.created_at,
  },
  from: (db, values) => db.select(values).from(certificates).$dynamic(),
  filters: {
    user_id: equalTo(certificates.user_id),
    q: (value) =>
      or(eq(certificates.number, value.toUpperCase()), ilike(certificates.truename, containing(value))),
    meeting: (value) =>
      /^\d{1,15}$/.test(value)
        ? eq(certificates.meeting_id, Number(value))
        : ilike(certificates.meeting_title, containing(value)),
    state: (value) => sql`${state} = ${value}`,
    created_at: within(certificates.created_at),
  },
})
