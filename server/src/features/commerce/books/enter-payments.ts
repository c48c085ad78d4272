import { bookFailures } from '#contract/commerce/books.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { memberOf } from '#kernel/answer.ts'
import { moneyField, referenceField, textField, timeField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { describeEntered } from '#kernel/deeds/describe-entered.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import { lockAccounts, postEntry, rowOf } from '#server/features/commerce/ledger/post-entry.ts'
import { insertOrganiserPayment, insertTaxPayment, selectTaxOfMonth } from './books.queries.ts'

const bank: Account = { kind: 'bank' }
const people = { right: 'money.handle', secondRight: 'money.approve', asksFreshStep: true } as const

const amount = moneyField('金额', 'Amount', { isRequired: true, min: 1 })
const receipt = textField('银行回单号', 'Receipt of the bank', { isRequired: true, max: 60 })

const organiserFields = {
  payer: textField('付款单位', 'Paid by', { isRequired: true, max: 100 }),
  meeting_id: referenceField('会议', 'Meeting', 'meetings'),
  amount_fen: amount,
  receipt_no: receipt,
  received_at: timeField('到账时间', 'Received', { isRequired: true }),
}

/** Enters what an organiser has paid in: it is owed no longer. Answers its number. */
export const enterOrganiserPayment = guardedDeed({
  name: 'organiser-payments.enter',
  title: words('登记主办方付款', 'Enter a payment of an organiser'),
  ...people,
  fields: organiserFields,
  describe: (context, { values }) => describeEntered(context, organiserFields, values),
  async run(context, { values, askedBy }) {
    const { payer, meeting_id, amount_fen, receipt_no, received_at } = values
    if (received_at! > new Date()) throw refuse(bookFailures.timeAhead)
    const row = await insertOrganiserPayment(context.db, {
      payer,
      meeting_id,
      amount_fen: amount_fen!,
      receipt_no,
      received_at: received_at!,
      asked_by: askedBy,
      agreed_by: memberOf(context).userId,
    })
    if (!row) throw refuse(bookFailures.receiptTaken)
    await postEntry(context.db, {
      reference: `organiser payment ${row.id}`,
      kind: 'organiser_paid',
      title: `${payer} ${receipt_no}`,
      happenedAt: received_at!,
      postings: [
        { account: { kind: 'receivable_organisers' }, amountFen: amount_fen! },
        { account: bank, amountFen: -amount_fen! },
      ],
    })
    return row.id
  },
})

const taxFields = {
  month: textField('所属月份', 'Month', {
    isRequired: true,
    max: 7,
    hint: ['如 2026-10', 'Such as 2026-10'],
  }),
  amount_fen: amount,
  receipt_no: textField('完税凭证号', 'Receipt of the tax office', { isRequired: true, max: 60 }),
  paid_at: timeField('缴纳时间', 'Paid', { isRequired: true }),
}

const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/

/** Enters what was paid to the tax office of what was withheld. Answers its number. */
export const enterTaxPayment = guardedDeed({
  name: 'tax-payments.enter',
  title: words('登记缴税', 'Enter a payment of tax'),
  ...people,
  fields: taxFields,
  async describe(context, { values }) {
    const { withheldFen, paidFen } = await selectTaxOfMonth(context.db, values.month)
    return [
      ...(await describeEntered(context, taxFields, values)),
      changeOf(words('该月代扣', 'Withheld in the month'), '', moneyText(withheldFen)),
      changeOf(
        words('该月已缴', 'Paid for the month'),
        moneyText(paidFen),
        moneyText(paidFen + (values.amount_fen ?? 0)),
      ),
    ]
  },
  async run(context, { values, askedBy }) {
    const { db } = context
    const { month, amount_fen, receipt_no, paid_at } = values
    if (!isMonth.test(month)) throw refuse(bookFailures.monthWrong)
    if (paid_at! > new Date()) throw refuse(bookFailures.timeAhead)
    const withheld: Account = { kind: 'tax_withheld' }
    const row = await insertTaxPayment(db, {
      month,
      amount_fen: amount_fen!,
      receipt_no,
      paid_at: paid_at!,
      asked_by: askedBy,
      agreed_by: memberOf(context).userId,
    })
    if (!row) throw refuse(bookFailures.receiptTaken)
    const rows = await lockAccounts(db, [withheld, bank])
    if (amount_fen! > rowOf(rows, withheld).balance_fen) throw refuse(bookFailures.moreThanWithheld)
    await postEntry(db, {
      reference: `tax payment ${row.id}`,
      kind: 'tax_paid',
      title: `${month} ${receipt_no}`,
      happenedAt: paid_at!,
      postings: [
        { account: withheld, amountFen: -amount_fen! },
        { account: bank, amountFen: amount_fen! },
      ],
    })
    return row.id
  },
})
