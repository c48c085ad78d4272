import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectOperation } from './operations.queries.ts'
import type { OperationRow } from './operations.queries.ts'

export async function findOperation(db: Db, operationId: number): Promise<OperationRow> {
  const row = await selectOperation(db, operationId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  return row
}
