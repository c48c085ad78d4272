import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { elevatedHours } from '#contract/people/second-step.ts'
import { signText } from '#contract/wire/envelope.ts'
import { openDatabase } from '#kernel/open-database.ts'
import type { Db } from '#kernel/database.ts'
import { createVault } from '#kernel/vault.ts'
import type { Vault } from '#kernel/vault.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { writeSandboxNotification } from '#server/providers/payments/sandbox/sandbox-notification.ts'
import { addAvailable, buildAuthentication, buildPayee, proveBrowser } from '#server/testing/build-payee.ts'

export const masterKey = '0'.repeat(64)
export const shopVault: Vault = createVault(Buffer.from(masterKey, 'hex'))
export const couponCode = 'RACE2026'
export const couponLimit = 5
const guestId = '10000000'
/** More than the workers withdraw while they are killed. */
export const givenFen = 100_000_000

export type Buyer = { userId: number; token: string }
export type Shop = { buyers: Buyer[]; operator: Buyer; payer: Buyer; workIds: number[] }

/** Buyers who are logged in and can withdraw, two operators, and courses of 99 yuan by an author with an account. */
export async function prepareShop(
  databaseUrl: string,
  { buyers, works }: { buyers: number; works: number },
): Promise<Shop> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const idsOf = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => Number(id))
  const people = await idsOf(
    `insert into users (phone_digest, phone_sealed, user_type, truename, operator_roles)
     select sha256(convert_to('shop ' || n, 'utf8')), '\\x00', 1, '林晓', case when n <= 2 then '{administrator}'::text[] else '{}' end
     from generate_series(1, $1::int) n returning id`,
    [buyers + 3],
  )
  const [operatorId, payerId, authorId, ...buyerIds] = people
  const [collegeId] = await idsOf(
    `insert into colleges (name, name_en, logo) values ('shop', 'shop', '/files/logo.png') returning id`,
    [],
  )
  const [doctorId] = await idsOf(
    `insert into doctors (name, cover, hospital, department, title, college_id, user_id)
     values ('程怀瑾', '/files/p.png', 'h', 'd', 't', $1, $2) returning id`,
    [collegeId, authorId],
  )
  const workIds = await idsOf(
    `insert into productions (doctor_id, college_id, title, cover, is_free, price_fen)
     select $1, $2, 'course ' || n, '/files/c.png', false, 9900 from generate_series(1, $3::int) n returning id`,
    [doctorId, collegeId, works],
  )
  await pool.query(
    `insert into coupons (code, discount_fen, usage_limit, person_limit, course_type, begins_at, ends_at)
     values ($1, 1000, $2, 1, 0, now() - interval '1 day', now() + interval '1 day')`,
    [couponCode, couponLimit],
  )
  await pool.end()
  const { db, close } = openDatabase(databaseUrl, 4, () => undefined)
  const logIn = async (userId: number): Promise<Buyer> => {
    const { secrets, sessionId } = await openSession(db, userId, 'phone', guestId)
    // Buyers have no role, and nothing that it gives them. An hour more keeps the second step fresh for as long.
    await elevateSession(db, sessionId, { hours: elevatedHours + 1 })
    return { userId, token: secrets.token }
  }
  for (const userId of buyerIds) await enrich(db, userId)
  const shop = {
    buyers: await Promise.all(buyerIds.map(logIn)),
    operator: await logIn(operatorId ?? 0),
    payer: await logIn(payerId ?? 0),
    workIds,
  }
  await close()
  return shop
}

/** Lets somebody withdraw: authenticated, with a payee, a balance, and a browser that is proved. */
async function enrich(db: Db, userId: number): Promise<void> {
  const phone = `139${String(userId).padStart(8, '0')}`
  const phone_digest = digestPhone(shopVault, '86', phone)
  await db
    .update(users)
    .set({ phone_digest, phone_sealed: shopVault.seal(phone) })
    .where(eq(users.id, userId))
  const store = { db, vault: shopVault }
  await buildAuthentication(store, userId, { state: authenticationStates.passed })
  await buildPayee(store, userId)
  await addAvailable(store, userId, givenFen)
  await proveBrowser(store, { phone, client: { guestId } })
}

type Answer = { status: number; message: string; data: never }

/** The envelope of a call; throws when there is none. */
export async function call(port: number, path: string, token: string, fields: Record<string, string>) {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  const common = { platform: '8', sign, timestamp, guest_id: guestId, is_wechat: '1' }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { token },
    body: new URLSearchParams({ ...common, ...fields }),
  })
  return (await response.json()) as Answer
}

/** What the sandbox would post about an order that was paid. */
export const notificationOf = (orderNo: string, amountFen: number) =>
  writeSandboxNotification(shopVault, {
    order_no: orderNo,
    description: '',
    amount_fen: amountFen,
    return_path: '/',
    state: 'paid',
    failed_tries: 0,
    transaction_no: `SB${orderNo}`,
    created_at: new Date(),
    expires_at: new Date(),
    paid_at: new Date(),
  })
