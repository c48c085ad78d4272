import { authenticationStates } from '#contract/commerce/payees.ts'
import { only } from '#kernel/first-row.ts'
import type { Services } from '#kernel/services.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { expertAuthentications, payees } from '#server/features/commerce/payees/payees.tables.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { upsertProvedBrowser } from '#server/features/people/account/proved-browsers.queries.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

export const idNumber = '11010519491231002X'
export const card = '6228480402564890018'
export const otherCard = '6222021001134258653'

type Store = Pick<Services, 'db' | 'vault'>

const person = (vault: Services['vault'], phone: string) => ({
  truename: '林晓',
  id_number_sealed: vault.seal(idNumber),
  country_code: '86',
  phone_sealed: vault.seal(phone),
})

export function buildAuthentication(
  { db, vault }: Store,
  userId: number,
  given: Partial<typeof expertAuthentications.$inferInsert> = {},
) {
  const state = authenticationStates.underReview
  return only(
    db
      .insert(expertAuthentications)
      .values({ user_id: userId, ...person(vault, '13900000000'), state, ...given })
      .returning(),
  )
}

export const buildPayee = ({ db, vault }: Store, userId: number) =>
  db.insert(payees).values({
    user_id: userId,
    ...person(vault, '13900000000'),
    bank_name: '中国农业银行',
    bank_card_sealed: vault.seal(card),
    bank_branch: '江城支行',
  })

let gifts = 0

/** Puts money into a person's balance, as a fee without its story would. */
export const addAvailable = ({ db }: Pick<Store, 'db'>, userId: number, amountFen: number) =>
  db.transaction((db) =>
    postEntry(db, {
      reference: `fee ${process.pid}${Date.now()}${++gifts}`,
      kind: 'fee_available',
      title: '二尖瓣修复专题讲座',
      postings: [
        { account: { kind: 'receivable_organisers' }, amountFen: -amountFen },
        { account: { kind: 'available', userId }, amountFen },
      ],
    }),
  )

type Member = { phone: string; client: { guestId: string } }

export const proveBrowser = ({ db, vault }: Store, { phone, client }: Member) =>
  upsertProvedBrowser(db, digestPhone(vault, '86', phone), client.guestId)

/** Somebody who may withdraw so much, in a browser that is proved. */
export async function buildExpert(app: TestApp, availableFen = 100_000) {
  const member = await buildMember(app)
  const { services } = app
  const { id } = member.user
  await buildAuthentication(services, id, { state: authenticationStates.passed })
  await buildPayee(services, id)
  if (availableFen > 0) await addAvailable(services, id, availableFen)
  await proveBrowser(services, member)
  return member
}
