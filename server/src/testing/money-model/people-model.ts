import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookFailures } from '#contract/commerce/books.ts'
import { withdrawalFailures, withdrawalLimits, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { closeMonth } from '#server/features/commerce/books/close-month.ts'
import { enterOrganiserPayment, enterTaxPayment } from '#server/features/commerce/books/enter-payments.ts'
import { postLoweredFee, postUnconfirmedFee } from '#server/features/commerce/tax/correct-fee.ts'
import { postAvailableFee, postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import { taxOf } from '#server/features/commerce/tax/tax-of.ts'
import { applyWithdrawal } from '#server/features/commerce/withdrawals/apply-withdrawal.ts'
import { passWithdrawal, refuseWithdrawal } from '#server/features/commerce/withdrawals/decide-withdrawal.ts'
import { startTransfer } from '#server/features/commerce/withdrawals/start-transfer.ts'
import { selectLatestWithdrawals } from '#server/features/commerce/withdrawals/withdrawals.queries.ts'
import { platformBalances } from './world.ts'
import type { World } from './world.ts'

type Author = { pendingFen: number; availableFen: number; withdrawnFen: number; claimFen: number }

/** A fee of an author: confirmed, then available, then perhaps less. */
type ModelFee = { feeNo: string; course: number; leftFen: number; isPaid: boolean }

type ModelWithdrawal = { id: number; course: number; amountFen: number; stage: number }

const stages = withdrawalStages

let feeNumbers = process.pid * 100_000

/** What people have by their fees and withdrawals, and what the platform owes and is owed. */
export class PeopleModel {
  readonly authors: Author[]
  readonly withdrawals: ModelWithdrawal[] = []
  readonly fees: ModelFee[] = []
  /** What was withheld and not paid to the office, and what organisers owe, since the story began. */
  readonly platform = { taxFen: 0, organisersFen: 0 }
  protected readonly world: World

  constructor(world: World) {
    this.world = world
    const nothing = { pendingFen: 0, availableFen: 0, withdrawnFen: 0, claimFen: 0 }
    this.authors = world.courses.map(() => ({ ...nothing }))
  }

  protected openWithdrawal = (course: number) =>
    this.withdrawals.find((each) => each.course === course && each.stage <= stages.sent)

  protected endWithdrawal(withdrawal: ModelWithdrawal, stage: number) {
    const author = this.authors[withdrawal.course]!
    withdrawal.stage = stage
    author.withdrawnFen -= withdrawal.amountFen
    if (stage !== stages.paid) this.credit(withdrawal.course, withdrawal.amountFen)
  }

  /** All of it, twice at once: one wins, as there is only so much and one at a time. */
  async withdraw(course: number) {
    const author = this.authors[course]!
    const userId = this.world.courses[course]!.authorId
    const amountFen = author.availableFen
    const input = { amount: yuanOf(amountFen), agreement: 1, destination: 'wallet' }
    const apply = () => this.world.call<{ bill_id: number }>(applyWithdrawal, userId, input)
    const answers = await Promise.all([apply(), apply()])
    const isRefused = this.openWithdrawal(course) !== undefined || amountFen < withdrawalLimits.leastFen
    const won = answers.filter((answer) => typeof answer !== 'string')
    expect(won).toHaveLength(isRefused ? 0 : 1)
    if (isRefused) return
    const [{ withdrawal } = {}] = await selectLatestWithdrawals(this.world.db, userId, 1)
    this.withdrawals.push({ id: withdrawal!.id, course, amountFen, stage: stages.underReview })
    author.availableFen = 0
    author.withdrawnFen += amountFen
  }

  async reviewWithdrawal(course: number, isPassed: boolean) {
    const withdrawal = this.openWithdrawal(course)
    if (!withdrawal) return
    const { act, doByTwo, operatorId } = this.world
    const decide = () =>
      isPassed
        ? doByTwo(passWithdrawal, withdrawal.id)
        : act(operatorId, (context) => refuseWithdrawal(context, withdrawal.id, '否'))
    const answers = await Promise.all([decide(), decide()])
    const isOpen = withdrawal.stage === stages.underReview
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(isOpen ? 1 : 0)
    if (!isOpen) return
    if (isPassed) withdrawal.stage = stages.approved
    else this.endWithdrawal(withdrawal, stages.refused)
  }

  /** The reviewer tries it too. A job transfers it. */
  async payOut(course: number) {
    const withdrawal = this.openWithdrawal(course)
    if (!withdrawal) return
    const { operatorId, payerId, act } = this.world
    const pay = (userId: number) => act(userId, (context) => startTransfer(context, withdrawal.id))
    const isApproved = withdrawal.stage === stages.approved
    const refusal = isApproved ? withdrawalFailures.sameOperator : withdrawalFailures.notApproved
    expect(await pay(operatorId)).toBe(refusal.name)
    const answers = await Promise.all([pay(payerId), pay(payerId)])
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(isApproved ? 1 : 0)
    if (isApproved) withdrawal.stage = stages.sent
  }

  /** Money that becomes free settles what is owed first. */
  protected credit(course: number, fen: number) {
    const author = this.authors[course]!
    const settledFen = Math.min(fen, author.claimFen)
    author.claimFen -= settledFen
    author.availableFen += fen - settledFen
  }

  private taxOn = (course: number) => {
    const paid = this.fees.filter((fee) => fee.course === course && fee.isPaid)
    const sum = paid.reduce((total, { leftFen }) => total + leftFen, 0)
    return taxOf(sum, this.world.rates).taxFen
  }

  private ledgerFee = ({ feeNo, course, leftFen }: ModelFee) => {
    const { authorId } = this.world.courses[course]!
    return { feeNo, userId: authorId, grossFen: leftFen, project: `story ${authorId}`, title: '讲座' }
  }

  /** Now, or in a month that is closed soon or is closed: what comes late is dated today. */
  async confirmFee(course: number, hundreds: number) {
    const fee = { feeNo: `story ${++feeNumbers}`, course, leftFen: (hundreds + 1) * 70_001, isPaid: false }
    this.fees.push(fee)
    const at = hundreds < 5 ? new Date() : middleOf(nextMonth.number + hundreds - 7)
    const confirm = () => this.world.db.transaction((db) => postConfirmedFee(db, this.ledgerFee(fee), at))
    await Promise.all([confirm(), confirm()])
    this.authors[course]!.pendingFen += fee.leftFen
    this.platform.organisersFen += fee.leftFen
  }

  async releaseFee(fee: ModelFee) {
    if (fee.isPaid || fee.leftFen === 0) return
    const before = this.taxOn(fee.course)
    const release = () => this.world.db.transaction((db) => postAvailableFee(db, this.ledgerFee(fee)))
    await Promise.all([release(), release()])
    fee.isPaid = true
    const taxFen = this.taxOn(fee.course) - before
    this.authors[fee.course]!.pendingFen -= fee.leftFen
    this.platform.taxFen += taxFen
    this.credit(fee.course, fee.leftFen - taxFen)
  }

  /** What is not paid is taken back; of what was paid, a half and then the rest. */
  async correctFee(fee: ModelFee) {
    const { feeNo, course, leftFen } = fee
    if (leftFen === 0) return
    const author = this.authors[course]!
    if (!fee.isPaid) {
      const back = () => this.world.db.transaction((db) => postUnconfirmedFee(db, this.ledgerFee(fee)))
      await Promise.all([back(), back()])
      author.pendingFen -= leftFen
      this.platform.organisersFen -= leftFen
      fee.leftFen = 0
      return
    }
    const lessFen = leftFen > 100_000 ? Math.floor(leftFen / 2) : leftFen
    const { userId, title } = this.ledgerFee(fee)
    const before = this.taxOn(course)
    const lowering = { correctionNo: `story ${++feeNumbers}`, source: feeNo, userId, title, lessFen }
    await this.world.db.transaction((db) => postLoweredFee(db, lowering))
    fee.leftFen -= lessFen
    const taxFen = before - this.taxOn(course)
    this.platform.taxFen -= taxFen
    this.platform.organisersFen -= lessFen
    const takenFen = Math.min(author.availableFen, lessFen - taxFen)
    author.availableFen -= takenFen
    author.claimFen += lessFen - taxFen - takenFen
  }

  /** Twice, of which the receipt lets one pass; never more than was withheld. */
  async payTax() {
    const { doByTwo } = this.world
    const [withheldFen] = await platformBalances(this.world.db)
    const amount_fen = Math.max(1, Math.min(withheldFen!, 50_000))
    const values = { month: '2026-01', amount_fen, receipt_no: `story ${++feeNumbers}`, paid_at: new Date() }
    const answers = [
      await doByTwo(enterTaxPayment, 0, '', values),
      await doByTwo(enterTaxPayment, 0, '', values),
    ]
    const isPaid = withheldFen! >= amount_fen
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(isPaid ? 1 : 0)
    if (isPaid) this.platform.taxFen -= amount_fen
  }

  async payByOrganiser() {
    const { doByTwo } = this.world
    const receipt_no = `story ${++feeNumbers}`
    const values = {
      payer: '医学会',
      meeting_id: null,
      amount_fen: 30_000,
      receipt_no,
      received_at: new Date(),
    }
    const pay = () => doByTwo(enterOrganiserPayment, 0, '', values)
    const answers = await Promise.all([pay(), pay()])
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1)
    this.platform.organisersFen -= 30_000
  }

  /** The month of the story goes on. An earlier one is closed once, of two who try, and not before those before it. */
  async closeMonth() {
    const { db, doByTwo } = this.world
    const now = shanghaiTime(new Date()).slice(0, 7)
    expect(await doByTwo(closeMonth, await idOfMonth(db, now))).toBe(bookFailures.monthNotOver.name)
    const month = nameOf(nextMonth.number)
    if (month >= now) return
    const id = await idOfMonth(db, month)
    const answers = await Promise.all([doByTwo(closeMonth, id), doByTwo(closeMonth, id)])
    expect(
      answers.filter((answer) => typeof answer !== 'string'),
      month,
    ).toHaveLength(1)
    nextMonth.number++
  }
}

/** The books of all stories are one: the first month that is open, counted from January 2015. */
export const nextMonth = { number: 0 }

export const nameOf = (number: number) =>
  `${2015 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** A moment of a month, which is never to come. */
const middleOf = (number: number) =>
  new Date(Math.min(Date.now(), Date.parse(`${nameOf(Math.max(number, 0))}-15T04:00:00Z`)))

const idOfMonth = async (db: Db, month: string) =>
  (await db.execute<{ id: number }>(sql`select id::int from ledger_months where month = ${month}`)).rows[0]!
    .id
