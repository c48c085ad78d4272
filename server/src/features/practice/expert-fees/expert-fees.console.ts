import { feeFailures, feeStates } from '#contract/practice/expert-fees.ts'
import {
  choiceFilter,
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
import {
  defineAction,
  defineForm,
  defineResource,
  guardedAction,
} from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { answerDisputed, saveFee } from './change-fee.ts'
import { correctFee, reverseFee } from './correct-fee.ts'
import { correctionFacts } from './correction-facts.ts'
import { feeRows } from './expert-fees.console.queries.ts'
import { keepFee } from './propose-reversal.ts'

export const feeStateWords = states({
  [feeStates.open]: ['待确认', 'Open', 'processing'],
  [feeStates.confirmed]: ['已确认', 'Confirmed', 'success'],
  [feeStates.available]: ['可提现', 'Available', 'success'],
  [feeStates.disputed]: ['有异议', 'Disputed', 'error'],
  [feeStates.reversed]: ['已冲销', 'Reversed'],
})

export const proposalStates = states({
  declined: ['专家婉拒', 'The expert has declined', 'warning'],
  withdrawn: ['邀请已撤回', 'The invitation was withdrawn', 'warning'],
  session: ['场次取消或婉拒', 'The session is not held', 'warning'],
  meeting: ['会议已下架', 'The meeting was taken back', 'warning'],
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
  title: words('劳务费', 'Fees'),
  right: 'experts.edit',
  rows: feeRows,
  partOf: { experts: { by: 'sheet_id' }, meetings: { by: 'meeting_id' } },
  titleOf: titledBy('title', 'guest'),
  columns: {
    title: textColumn('名目', 'For'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    gross_fen: moneyColumn('税前金额', 'Gross'),
    status: stateColumn('状态', 'State', feeStateWords),
    proposal: stateColumn('建议冲销', 'Reversal suggested', proposalStates),
    reason: textColumn('异议', 'Dispute'),
    answer: textColumn('答复', 'Answer', { isHidden: true }),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
    confirmed_at: timeColumn('确认时间', 'Confirmed'),
    available_at: timeColumn('可提现时间', 'Available', { isHidden: true }),
  },
  waiting: [
    { title: words('有异议的劳务费', 'Disputed fees'), filters: { status: String(feeStates.disputed) } },
    { title: words('建议冲销的劳务费', 'Fees to reverse or keep'), filters: { proposal: 'any' } },
  ],
  filters: {
    q: textFilter('名目、专家或会议', 'Text, expert or meeting'),
    status: stateFilter('状态', 'State', feeStateWords),
    proposal: choiceFilter('建议冲销', 'Reversal suggested', { any: words('有', 'Yes') }),
    created_at: periodFilter('创建时间', 'Created'),
  },
  detail: ({ db, caller }, id) => correctionFacts(db, id, caller.language),
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
    correct: guardedAction(correctFee, {
      title: words('更正金额', 'Correct'),
      isDangerous: true,
      applies: ({ status }) => status === feeStates.confirmed || status === feeStates.available,
    }),
    reverse: guardedAction(reverseFee, {
      title: words('冲销', 'Reverse'),
      isDangerous: true,
      isBulk: true,
      applies: ({ status }) => status !== feeStates.reversed,
    }),
    keep: defineAction({
      title: words('保留（不冲销）', 'Keep'),
      asksReason: true,
      isBulk: true,
      applies: ({ proposal }) => proposal !== '',
      run: (context, id, { reason }) => keepFee(context, id, reason),
    }),
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
