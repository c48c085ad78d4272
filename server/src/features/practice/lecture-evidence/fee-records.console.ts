import {
  moneyColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { correctionFacts } from '#server/features/practice/expert-fees/correction-facts.ts'
import { feeRows } from '#server/features/practice/expert-fees/expert-fees.console.queries.ts'
import { feeStateWords } from '#server/features/practice/expert-fees/expert-fees.console.ts'
import { selectFeeOwner } from '#server/features/practice/expert-fees/corrections.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectEvidence } from './lecture-evidence.queries.ts'
import { showEvidence } from './show-evidence.ts'

/** What finance reads before money leaves: each fee, what shows its lecture, and why it was taken as shown. */
export const feeRecordsResource = defineResource({
  name: 'fee-records',
  title: words('讲课费与佐证', 'Fees and evidence'),
  right: 'money.read',
  rows: feeRows,
  titleOf: titledBy('title', 'guest'),
  columns: {
    title: textColumn('名目', 'For'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    gross_fen: moneyColumn('税前金额', 'Gross'),
    status: stateColumn('状态', 'State', feeStateWords),
    confirmed_at: timeColumn('确认时间', 'Confirmed'),
    available_at: timeColumn('可提现时间', 'Available'),
  },
  filters: {
    q: textFilter('名目、专家或会议', 'Text, expert or meeting'),
    status: stateFilter('状态', 'State', feeStateWords),
    created_at: periodFilter('创建时间', 'Created'),
  },
  async detail(context, id) {
    const { db, caller } = context
    const fact = factsIn(caller.language)
    const corrections = await correctionFacts(db, id, caller.language)
    const owner = await selectFeeOwner(db, id)
    const row = owner && (await selectSheet(db, owner.sheet.id))
    if (!row) return corrections
    const evidence = await showEvidence(context, row)
    const known = await selectEvidence(db, row.sheet.id)
    const complete = { zh: ['资料整理中', '完整'], en: ['being collected', 'complete'] }[caller.language]
    return [
      fact.text('授课佐证', 'Evidence', complete[evidence.is_complete]!),
      ...(known?.complete_reason
        ? [fact.text('人工认定原因', 'Completed by hand because', known.complete_reason)]
        : []),
      ...(evidence.missing.length > 0 ? [fact.text('缺少', 'Missing', evidence.missing.join('\n'))] : []),
      ...evidence.packs.map((pack) => fact.link('资料包', 'Pack', pack.build_time, pack.file_url)),
      ...corrections,
    ]
  },
})
