import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBalances, readClaim } from '#server/features/commerce/ledger/person-balances.ts'
import { selectPostings, selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildAuthentication, buildPayee } from '#server/testing/build-payee.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { postLoweredFee } from './correct-fee.ts'
import { feeReference, postAvailableFee, postConfirmedFee, previewTax, previewTaxes } from './post-fee.ts'
import type { Fee } from './post-fee.ts'
import { taxOf } from './tax-of.ts'
import { selectPaidForProject, selectRatesOn, selectTaxedPayment } from './tax.queries.ts'

const app = await testApp()
const { db } = app.services

let fees = process.pid * 100_000

async function buildFee(given: Partial<Fee> = {}): Promise<Fee> {
  const userId = given.userId ?? (await buildUser(app.services)).user.id
  if (given.userId === undefined) {
    await buildAuthentication(app.services, userId, { state: authenticationStates.passed })
    await buildPayee(app.services, userId)
  }
  return {
    feeNo: String(++fees),
    userId,
    grossFen: 500_000,
    project: 'meeting 1',
    title: '专题讲座',
    ...given,
  }
}

const monthNow = () => shanghaiTime(new Date()).slice(0, 7)

const confirm = (fee: Fee, at?: Date) => db.transaction((db) => postConfirmedFee(db, fee, at))
const release = (fee: Fee, at?: Date) => db.transaction((db) => postAvailableFee(db, fee, at))

it('is pending until it is available, when its tax is withheld', async () => {
  const fee = await buildFee()
  await confirm(fee)
  expect(await readBalances(db, fee.userId)).toEqual({ pending: 500_000, available: 0, in_withdrawal: 0 })
  await release(fee)
  expect(await readBalances(db, fee.userId)).toEqual({ pending: 0, available: 420_000, in_withdrawal: 0 })
  const postings = await selectPostings(db, feeReference(fee.feeNo))
  expect(Object.fromEntries(postings.map(({ kind, amountFen }) => [kind, amountFen]))).toEqual({
    available: 420_000,
    pending: -500_000,
    tax_withheld: 80_000,
  })
  expect(await selectTaxedPayment(db, feeReference(fee.feeNo))).toMatchObject({
    gross_fen: 500_000,
    deduction_fen: 100_000,
    taxable_fen: 400_000,
    tax_fen: 80_000,
    net_fen: 420_000,
    truename: '林晓',
  })
})

it('carries the tax identity of the authenticated person, not of the payee', async () => {
  const { user } = await buildUser(app.services)
  await buildAuthentication(app.services, user.id, {
    state: authenticationStates.passed,
    truename: '沈清和',
    id_number_sealed: app.services.vault.seal('110105194912310038'),
  })
  await buildPayee(app.services, user.id)
  const fee = await buildFee({ userId: user.id })
  await confirm(fee)
  await release(fee)
  const taxed = await selectTaxedPayment(db, feeReference(fee.feeNo))
  expect(taxed!.truename).toBe('沈清和')
  expect(app.services.vault.openText(taxed!.id_number_sealed)).toBe('110105194912310038')
})

it('is posted once, however often and at once', async () => {
  const fee = await buildFee()
  await Promise.all([confirm(fee), confirm(fee), confirm(fee)])
  const released = await Promise.all([release(fee), release(fee), release(fee)])
  expect(released.filter(Boolean)).toHaveLength(1)
  expect(await readBalances(db, fee.userId)).toEqual({ pending: 0, available: 420_000, in_withdrawal: 0 })
})

it('is taxed with the others of its project and month, also at the same moment', async () => {
  const first = await buildFee({ grossFen: 300_000 })
  const second = await buildFee({ grossFen: 300_000, userId: first.userId })
  for (const fee of [first, second]) await confirm(fee)
  const at = new Date()
  await Promise.all([release(first, at), release(second, at)])
  // 6,000 less 20 % is 4,800, of which 20 % are 960.
  expect((await readBalances(db, first.userId)).available).toBe(600_000 - 96_000)
})

it.each([
  ['another project', { project: 'meeting 2' }, new Date('2026-05-20T02:00:00Z')],
  ['another month', {}, new Date('2026-05-31T16:00:00Z')],
])('is taxed by itself in %s', async (_, change, at) => {
  const first = await buildFee({ grossFen: 300_000 })
  const second = await buildFee({ grossFen: 300_000, userId: first.userId, ...change })
  for (const fee of [first, second]) await confirm(fee)
  await release(first, new Date('2026-05-10T02:00:00Z'))
  expect((await previewTax(db, second, at)).taxFen).toBe(44_000)
  await release(second, at)
  expect((await readBalances(db, first.userId)).available).toBe(600_000 - 88_000)
})

it('is withheld as it was previewed with the others of its project, whatever is paid and taken back', async () => {
  const payments = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 5 })
  const less = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 100 }))
  await fc.assert(
    fc.asyncProperty(payments, payments, fc.option(less), async (first, second, correction) => {
      const { userId, project } = await buildFee()
      const paid: Fee[] = []
      for (const grosses of [first, second]) {
        const fees = await Promise.all(grosses.map((grossFen) => buildFee({ userId, project, grossFen })))
        const previewed = await previewTaxes(db, { userId, project }, grosses)
        for (const [at, fee] of fees.entries()) {
          await confirm(fee)
          await release(fee)
          const taxed = await selectTaxedPayment(db, feeReference(fee.feeNo))
          expect(taxed).toMatchObject({ tax_fen: previewed[at]!.taxFen, gross_fen: fee.grossFen })
        }
        paid.push(...fees)
        if (!correction || grosses === second) continue
        const fee = paid[correction[0] % paid.length]!
        const lessFen = Math.max(1, Math.floor((fee.grossFen * correction[1]) / 100))
        const lowering = { correctionNo: `of ${fee.feeNo}`, source: fee.feeNo, userId, title: '', lessFen }
        await db.transaction((db) => postLoweredFee(db, lowering))
      }
      // However it was split and corrected, what is withheld is the tax on what is left.
      const rows = await selectPaidForProject(db, { kind: 'labour', userId, project, month: monthNow() })
      const sum = (part: 'grossFen' | 'taxFen') => rows.reduce((total, row) => total + row[part], 0)
      const { rates } = await selectRatesOn(db, `${monthNow()}-28`)
      expect(sum('taxFen')).toBe(taxOf(sum('grossFen'), rates).taxFen)
      const { available } = await readBalances(db, userId)
      expect(available - (await readClaim(db, userId))).toBe(sum('grossFen') - sum('taxFen'))
      expect(await selectWrongBalances(db)).toEqual([])
    }),
    { numRuns: 12, seed: 20_261_118 },
  )
})

it('is not available before the person is authenticated, or before it is confirmed', async () => {
  const { user } = await buildUser(app.services)
  const fee = await buildFee({ userId: user.id })
  await confirm(fee)
  await expect(release(fee)).rejects.toThrow('not that of an authenticated person')
  const unconfirmed = await buildFee()
  await expect(release(unconfirmed)).rejects.toThrow()
  expect(await readBalances(db, unconfirmed.userId)).toMatchObject({ available: 0 })
})
