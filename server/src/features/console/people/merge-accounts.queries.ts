import { eq, getTableName, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { sqlState } from '#kernel/database.ts'
import { ledgerAccounts } from '#server/features/commerce/ledger/ledger.tables.ts'
import { orders } from '#server/features/commerce/orders/orders.tables.ts'
import { expertAuthentications, payees } from '#server/features/commerce/payees/payees.tables.ts'
import { taxedPayments } from '#server/features/commerce/tax/tax.tables.ts'
import { withdrawals } from '#server/features/commerce/withdrawals/withdrawals.tables.ts'
import { messageCounts } from '#server/features/community/messages/messages.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import type { Place } from '#server/features/people/own-account/account-data.queries.ts'
import {
  operatorLogins,
  recoveryCodes,
  secondFactors,
} from '#server/features/people/second-step/second-step.tables.ts'

/** The books say what happened to whom at the time, and stay as they are. */
const books = [ledgerAccounts, withdrawals, taxedPayments, payees, expertAuthentications]

/** Nor does what proved who somebody was at the closed account; counts are made again. */
const notMoved: string[] = [...books, secondFactors, recoveryCodes, operatorLogins, messageCounts].map(
  getTableName,
)

/** The author of an order was paid at the account of that time. */
export const isMoved = ({ table, column }: Place) =>
  !notMoved.includes(table) && !(table === getTableName(orders) && column === orders.author_id.name)

type Merge = { fromId: number; intoId: number }

/** What the database refuses where both accounts have one of which a person has one. */
const isConflict = (error: unknown) => ['23505', '23514', '23P01'].includes(sqlState(error) ?? '')

/** Undefined where the writing was refused because the other account has the like; the transaction goes on. */
async function unlessConflict<Result>(
  db: Db,
  write: (db: Db) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db.transaction(write)
  } catch (error) {
    if (isConflict(error)) return undefined
    throw error
  }
}

/** Gives the rows of one account to another, and answers how many. A row that the other has too stays where it is. */
export async function moveRows(db: Db, place: Place, { fromId, intoId }: Merge): Promise<number> {
  const table = sql.identifier(place.table)
  const column = sql.identifier(place.column)
  const moveAll = (db: Db) =>
    db.execute(sql`update ${table} set ${column} = ${intoId} where ${column} = ${fromId}`)
  const all = await unlessConflict(db, moveAll)
  if (all) return all.rowCount ?? 0
  const { rows } = await db.execute<{ part: string; row: string }>(
    sql`select tableoid::text as part, ctid::text as row from ${table} where ${column} = ${fromId}`,
  )
  let moved = 0
  for (const { part, row } of rows) {
    const moveOne = (db: Db) =>
      db.execute(sql`update ${table} set ${column} = ${intoId}
        where tableoid = ${part}::oid and ctid = ${row}::tid and ${column} = ${fromId}`)
    moved += (await unlessConflict(db, moveOne))?.rowCount ?? 0
  }
  return moved
}

/** Takes over what the kept account does not have yet, and closes the other. */
export async function closeMerged(db: Db, { fromId, intoId }: Merge): Promise<void> {
  const [from] = await db.select().from(users).where(eq(users.id, fromId))
  const [into] = await db.select().from(users).where(eq(users.id, intoId))
  // First: a number and an account name belong to one row.
  await db
    .update(users)
    .set({
      status: 'forbidden',
      merged_into: intoId,
      phone_digest: null,
      phone_sealed: null,
      phone_tail: null,
      account: null,
    })
    .where(eq(users.id, fromId))
  const taken = {
    ...(into!.phone_digest === null && {
      country_code: from!.country_code,
      phone_digest: from!.phone_digest,
      phone_sealed: from!.phone_sealed,
      phone_tail: from!.phone_tail,
    }),
    account: into!.account ?? from!.account,
    password_hash: into!.password_hash ?? from!.password_hash,
    email_sealed: into!.email_sealed ?? from!.email_sealed,
    user_type: into!.user_type || from!.user_type,
    truename: into!.truename || from!.truename,
    photo: into!.photo || from!.photo,
    hospital: into!.hospital || from!.hospital,
    department: into!.department || from!.department,
    title: into!.title || from!.title,
    company: into!.company || from!.company,
    product_group: into!.product_group || from!.product_group,
    good_at: into!.good_at || from!.good_at,
    introduce: into!.introduce || from!.introduce,
  }
  await db.update(users).set(taken).where(eq(users.id, intoId))
}
