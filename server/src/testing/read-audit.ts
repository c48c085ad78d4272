import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '#kernel/audit/audit.tables.ts'
import type { TestApp } from './test-app.ts'

const outcomes = alias(auditLog, 'outcomes')

type About = { operatorId?: number; call?: string; target?: { kind: string; id?: number } }

/** What the audit log says about somebody, a call or an object, the latest first. */
export const readAudit = ({ services: { db } }: TestApp, { operatorId, call, target }: About) =>
  db
    .select({
      operator_id: auditLog.operator_id,
      address: auditLog.address,
      call: auditLog.call,
      right: auditLog.needed_right,
      input: auditLog.input,
      reason: auditLog.reason,
      outcome: outcomes.outcome,
      status: outcomes.status,
      changes: outcomes.changes,
    })
    .from(auditLog)
    .leftJoin(outcomes, eq(outcomes.begun_id, auditLog.id))
    .where(
      and(
        isNull(auditLog.begun_id),
        operatorId === undefined ? undefined : eq(auditLog.operator_id, operatorId),
        call === undefined ? undefined : eq(auditLog.call, call),
        target && sql`${outcomes.changes} @> ${JSON.stringify([{ target }])}::jsonb`,
      ),
    )
    .orderBy(desc(auditLog.id))
