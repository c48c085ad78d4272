import { teachingStates } from '#contract/practice/teaching-cases.ts'
import {
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { reviewActions } from '#kernel/console-framework/review-actions.ts'
import { words } from '#kernel/console-framework/words.ts'
import { maskingFacts } from '#server/features/community/masking/describe-masked.ts'
import { decideCase } from './decide-case.ts'
import { caseRows } from './teaching-cases.console.queries.ts'
import { selectCase } from './teaching-cases.queries.ts'

const actions = reviewActions({
  isOpen: ({ state }) => state === teachingStates.underReview,
  decide: decideCase,
})

const shown = states({
  [teachingStates.underReview]: ['待审核', 'Waiting', 'processing'],
  [teachingStates.passed]: ['已发布', 'Published', 'success'],
  [teachingStates.refused]: ['未通过', 'Refused', 'error'],
})

export const casesResource = defineResource({
  name: 'teaching-cases',
  title: words('教学病例', 'Teaching cases'),
  right: 'works.review',
  rows: caseRows,
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('标题', 'Title'),
    author: textColumn('作者', 'Author'),
    state: stateColumn('状态', 'State', shown),
    review_reason: textColumn('拒绝原因', 'Reason', { isHidden: true }),
    created_at: timeColumn('提交时间', 'Submitted'),
    reviewed_at: timeColumn('审核时间', 'Reviewed'),
  },
  waiting: [
    {
      title: words('待审核教学病例', 'Teaching cases to review'),
      filters: { state: String(teachingStates.underReview) },
    },
  ],
  filters: {
    q: textFilter('标题或作者', 'Title or author'),
    state: stateFilter('状态', 'State', shown),
    created_at: periodFilter('提交时间', 'Submitted'),
  },
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const row = await selectCase(db, id)
    if (!row) return []
    return [
      fact.text('正文', 'Text', row.body),
      ...(await maskingFacts(db, row.pictures, caller.language)),
      ...(row.article_id === null
        ? []
        : [
            fact.link(
              '已发布的文章',
              'The published article',
              row.title,
              `/homeConsultingDetail?information_id=${row.article_id}`,
            ),
          ]),
    ]
  },
  // An operator who passes a case has looked at its pictures.
  actions: { ...actions, pass: { ...actions.pass, isBulk: false } },
})
