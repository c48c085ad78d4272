import type { OperatorLogin, SecondFactor } from '#contract/people/second-step.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { FactorRow, OperatorLoginRow } from './second-step.queries.ts'

export const presentFactor = (row: FactorRow): SecondFactor => ({
  factor_id: row.id,
  kind: row.kind,
  name: row.name,
  created_at: shanghaiTime(row.created_at),
  used_at: row.used_at ? shanghaiTime(row.used_at) : '',
})

export const presentOperatorLogin = (row: OperatorLoginRow, currentId: number): OperatorLogin => ({
  login_id: row.sessionId,
  address: row.address,
  device: row.device,
  by: row.kind,
  at: shanghaiTime(row.at),
  is_elevated: asBit(row.isElevated),
  is_current: asBit(row.sessionId === currentId),
})
