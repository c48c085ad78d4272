import { correctionStates } from '#contract/practice/expert-fees.ts'
import {
  flagColumn,
  moneyColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { linesField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { answerObjection } from './answer-correction.ts'
import { correctionStateWords } from './correction-facts.ts'
import { selectCorrection } from './corrections.queries.ts'
import { correctionRows } from './expert-fees.console.queries.ts'

/** Corrections of confirmed fees. An objection is answered here, or by another correction of the fee. */
export const correctionsResource = defineResource({
  name: 'fee-corrections',
  title: words('劳务费更正', 'Corrected fees'),
  right: 'experts.edit',
  rows: correctionRows,
  partOf: { experts: { by: 'sheet_id' } },
  titleOf: titledBy('title', 'guest'),
  columns: {
    title: textColumn('名目', 'For'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    from_fen: moneyColumn('原金额', 'Before'),
    to_fen: moneyColumn('更正后', 'After'),
    was_available: flagColumn('更正时已到账', 'Was paid', { isHidden: true }),
    reason: textColumn('原因', 'Reason'),
    state: stateColumn('状态', 'State', correctionStateWords),
    objection: textColumn('专家异议', 'Objection'),
    answer: textColumn('答复', 'Answer', { isHidden: true }),
    asker: textColumn('申请人', 'Asked by', { isHidden: true }),
    agreer: textColumn('同意人', 'Agreed by', { isHidden: true }),
    corrected_at: timeColumn('更正时间', 'Corrected'),
  },
  waiting: [
    {
      title: words('有异议的更正', 'Corrections objected to'),
      filters: { state: String(correctionStates.objected) },
    },
  ],
  filters: {
    q: textFilter('名目、专家或会议', 'Text, expert or meeting'),
    state: stateFilter('状态', 'State', correctionStateWords),
    corrected_at: periodFilter('更正时间', 'Corrected'),
  },
  async detail({ db, caller }, id) {
    const correction = await selectCorrection(db, id)
    const see = { zh: '查看劳务费', en: 'Open the fee' }[caller.language]
    return correction
      ? [factsIn(caller.language).link('劳务费', 'Fee', see, `/console/expert-fees/${correction.fee_id}`)]
      : []
  },
  actions: {
    answer: defineAction({
      title: words('维持更正并答复', 'Answer, and leave it as it is'),
      fields: { answer: linesField('答复', 'Answer', { isRequired: true, max: 200 }) },
      applies: ({ state }) => state === correctionStates.objected,
      run: (context, id, { values }) => answerObjection(context, id, values.answer),
    }),
  },
})
