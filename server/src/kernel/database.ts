import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The handle that every query takes first: the pool, or the transaction that shadows it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The handle of a transaction, which only `db.transaction` gives: for what must be written together with the rest of it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

const lostCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0[123]|53300)$/
const lostWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Query read timeout/

/** An error and what it was caused by: the layers wrap what the driver throws. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) yield at
}

/** The code of an error that `pattern` matches, wherever the layers have wrapped it. */
export function codeOf(error: unknown, pattern: RegExp): string | undefined {
  for (const { code } of causesOf(error)) if (typeof code === 'string' && pattern.test(code)) return code
  return undefined
}

/** Whether an error means that the database is away, which is nobody's fault and passes. */
export const isDatabaseAway = (error: unknown): boolean =>
  codeOf(error, lostCodes) !== undefined ||
  [...causesOf(error)].some(({ message }) => lostWords.test(message))

/** Whether two transactions waited for each other and this one had to give way: the same again succeeds. */
export const isDeadlock = (error: unknown): boolean => codeOf(error, /^40P01$/) !== undefined

/** SQLSTATE of a refused statement. */
export const sqlState = (error: unknown) => codeOf(error, /^[0-9A-Z]{5}$/)
