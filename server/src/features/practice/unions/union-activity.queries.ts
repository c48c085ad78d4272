import { and, eq, isNull } from 'drizzle-orm'
import { applicationStates } from '#contract/practice/unions.ts'
import type { Db } from '#kernel/database.ts'
import {
  unionApplications,
  unionBookings,
  unionManagers,
  unionMembers,
  unionNotices,
} from './unions.tables.ts'

export const countActivity = (db: Db, unionId: number) =>
  Promise.all([
    db.$count(unionMembers, eq(unionMembers.union_id, unionId)),
    db.$count(unionManagers, eq(unionManagers.union_id, unionId)),
    db.$count(
      unionApplications,
      and(eq(unionApplications.union_id, unionId), eq(unionApplications.state, applicationStates.pending)),
    ),
    db.$count(unionNotices, and(eq(unionNotices.union_id, unionId), isNull(unionNotices.withdrawn_at))),
    db.$count(unionBookings, eq(unionBookings.union_id, unionId)),
  ])
