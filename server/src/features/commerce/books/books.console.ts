import { moneyText } from '#contract/wire/amount.ts'
import {
  choiceFilter,
  moneyColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineForm, defineResource, guardedAction } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { accountWords } from '#server/features/commerce/ledger/ledger.console.ts'
import { claimRows, monthRows, organiserRows, taxPaymentRows } from './books.console.queries.ts'
import { selectBalancesAt, selectClaimEntries, selectMonth, selectOpenItems } from './books.queries.ts'
import { closeMonth, openLines } from './close-month.ts'
import { enterOrganiserPayment, enterTaxPayment } from './enter-payments.ts'

const monthStates = states({
  open: ['未结账', 'Open', 'processing'],
  closed: ['已结账', 'Closed', 'success'],
})

/** The months of the books; each is closed once it is over and those before it are closed. */
export const monthsResource = defineResource({
  name: 'ledger-months',
  title: words('月度结账', 'Months of the books'),
  right: 'money.read',
  rows: monthRows,
  titleOf: ({ month }) => String(month),
  columns: {
    month: textColumn('月份', 'Month'),
    state: stateColumn('状态', 'State', monthStates),
    entry_count: numberColumn('结账时分录数', 'Entries when closed'),
    asker: textColumn('申请人', 'Asked by'),
    agreer: textColumn('同意人', 'Agreed by'),
    closed_at: timeColumn('结账时间', 'Closed'),
  },
  filters: {
    q: textFilter('月份', 'Month'),
    state: choiceFilter('状态', 'State', {
      open: words('未结账', 'Open'),
      closed: words('已结账', 'Closed'),
    }),
  },
  /** A closed month as it was then, an open one as it is. */
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const row = await selectMonth(db, id)
    if (!row) return []
    const balances = row.balances ?? (await selectBalancesAt(db, row.month))
    const items = row.open_items ?? (await selectOpenItems(db, row.month, balances))
    return [
      ...openLines(items).map(({ title, text }) => fact.text(title.zh, title.en, text[caller.language])),
      ...Object.entries(balances).map(([kind, fen]) => {
        const { zh, en } = accountWords[kind as keyof typeof accountWords]
        return fact.text(`月末 · ${zh}`, `At the end · ${en}`, moneyText(fen))
      }),
    ]
  },
  actions: {
    close: guardedAction(closeMonth, {
      title: words('结账', 'Close'),
      isDangerous: true,
      usualReason: words('月度结账', 'Monthly closing'),
      applies: ({ state, month }) => state === 'open' && String(month) < shanghaiTime(new Date()).slice(0, 7),
    }),
  },
})

export const organiserPaymentsResource = defineResource({
  name: 'organiser-payments',
  title: words('主办方付款', 'Payments of organisers'),
  right: 'money.read',
  rows: organiserRows,
  partOf: { meetings: { by: 'meeting_id' } },
  titleOf: titledBy('payer', 'receipt_no'),
  columns: {
    payer: textColumn('付款单位', 'Paid by'),
    meeting: textColumn('会议', 'Meeting'),
    amount_fen: moneyColumn('金额', 'Amount'),
    receipt_no: textColumn('银行回单号', 'Receipt'),
    received_at: timeColumn('到账时间', 'Received'),
    asker: textColumn('登记人', 'Entered by', { isHidden: true }),
    agreer: textColumn('同意人', 'Agreed by', { isHidden: true }),
  },
  filters: {
    q: textFilter('付款单位或回单号', 'Payer or receipt'),
    received_at: periodFilter('到账时间', 'Received'),
  },
  form: defineForm({
    right: 'money.handle',
    asksReason: true,
    fields: enterOrganiserPayment.fields,
    deed: enterOrganiserPayment,
    async read({ db, vault }, id) {
      const [row] = await organiserRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { payer, meeting_id, amount_fen, receipt_no, received_at } = row
      return { payer, meeting_id, amount_fen, receipt_no, received_at }
    },
    create: (context, values) => enterOrganiserPayment.doAlone(context, { id: 0, values, reason: '' }),
  }),
})

export const taxPaymentsResource = defineResource({
  name: 'tax-payments',
  title: words('缴税记录', 'Tax paid'),
  right: 'money.read',
  rows: taxPaymentRows,
  titleOf: titledBy('month', 'receipt_no'),
  columns: {
    month: textColumn('所属月份', 'Month'),
    amount_fen: moneyColumn('金额', 'Amount'),
    receipt_no: textColumn('完税凭证号', 'Receipt'),
    paid_at: timeColumn('缴纳时间', 'Paid'),
    asker: textColumn('登记人', 'Entered by', { isHidden: true }),
    agreer: textColumn('同意人', 'Agreed by', { isHidden: true }),
  },
  filters: { q: textFilter('凭证号', 'Receipt'), month: textFilter('月份', 'Month') },
  form: defineForm({
    right: 'money.handle',
    asksReason: true,
    fields: enterTaxPayment.fields,
    deed: enterTaxPayment,
    async read({ db, vault }, id) {
      const [row] = await taxPaymentRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { month, amount_fen, receipt_no, paid_at } = row
      return { month, amount_fen, receipt_no, paid_at }
    },
    create: (context, values) => enterTaxPayment.doAlone(context, { id: 0, values, reason: '' }),
  }),
})

/** Nobody enters these: they come from corrections of fees, and the next money of the person settles them. */
export const claimsResource = defineResource({
  name: 'claims',
  title: words('待扣回', 'To be given back'),
  right: 'money.read',
  rows: claimRows,
  titleOf: ({ person, id }) => (typeof person === 'string' ? person : `#${id}`),
  columns: {
    person: textColumn('专家', 'Expert'),
    hospital: textColumn('医院', 'Hospital'),
    amount_fen: moneyColumn('待扣回金额', 'Amount'),
  },
  filters: { q: textFilter('专家', 'Expert') },
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const entries = await selectClaimEntries(db, id)
    return entries.map((entry) =>
      fact.link(
        shanghaiTime(entry.happenedAt),
        shanghaiTime(entry.happenedAt),
        `${entry.title} · ${moneyText(entry.amountFen)}`,
        `/console/ledger/${entry.id}`,
      ),
    )
  },
})
