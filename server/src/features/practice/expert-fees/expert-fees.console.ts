import { feeFailures, feeStates } from '#contract/practice/expert-fees.ts'
import {
  moneyColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { linesField, moneyField, referenceField, textField } from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { answerDisputed, saveFee } from './change-fee.ts'
import { feeRows } from './expert-fees.console.queries.ts'

const shown = states({
  [feeStates.open]: ['待确认', 'Open', 'processing'],
  [feeStates.confirmed]: ['已确认', 'Confirmed', 'success'],
  [feeStates.available]: ['可提现', 'Available', 'success'],
  [feeStates.disputed]: ['有异议', 'Disputed', 'error'],
})

const gross = moneyField('税前金额', 'Gross', { isRequired: true, min: 1 })

const fields = {
  sheet_id: referenceField('专家', 'Expert', 'experts', { isRequired: true }),
  session_id: referenceField('日程', 'Session', 'expert-sessions'),
  title: textField('名目', 'For', { isRequired: true, max: 60 }),
  gross_fen: gross,
}

async function save(context: Context, values: ValuesOf<typeof fields>, feeId?: number) {
  const row = await selectSheet(context.db, values.sheet_id)
  if (!row) throw refuse(feeFailures.guestMissing)
  const { session_id, title, gross_fen } = values
  return saveFee(context, row, { feeId, session_id, title, gross_fen: gross_fen! })
}

export const feesResource = defineResource({
  name: 'expert-fees',
  part: 'experts',
  title: words('劳务费', 'Fees'),
  right: 'experts.edit',
  rows: feeRows,
  titleOf: ({ title, guest }) => `${String(title)} · ${String(guest)}`,
  columns: {
    title: textColumn('名目', 'For'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    gross_fen: moneyColumn('税前金额', 'Gross'),
    status: stateColumn('状态', 'State', shown),
    reason: textColumn('异议', 'Dispute'),
    answer: textColumn('答复', 'Answer', { isHidden: true }),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
    confirmed_at: timeColumn('确认时间', 'Confirmed'),
    available_at: timeColumn('可提现时间', 'Available', { isHidden: true }),
  },
  waiting: [
    { title: words('有异议的劳务费', 'Disputed fees'), filters: { status: String(feeStates.disputed) } },
  ],
  filters: {
    q: textFilter('名目、专家或会议', 'Text, expert or meeting'),
    status: stateFilter('状态', 'State', shown),
    created_at: periodFilter('创建时间', 'Created'),
  },
  form: defineForm({
    fields,
    asksReason: true,
    async read({ db, vault }, id) {
      const [row] = await feeRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { sheet_id, session_id, title, gross_fen } = row
      return { sheet_id, session_id, title, gross_fen }
    },
    create: (context, values) => save(context, values),
    async change(context, id, values) {
      await save(context, values, id)
    },
  }),
  actions: {
    answer: defineAction({
      title: words('答复异议', 'Answer the dispute'),
      fields: {
        gross_fen: gross,
        answer: linesField('答复', 'Answer', { isRequired: true, max: 200 }),
      },
      applies: ({ status }) => status === feeStates.disputed,
      run: (context, id, { values }) =>
        answerDisputed(context, id, { grossFen: values.gross_fen!, text: values.answer }),
    }),
  },
})
