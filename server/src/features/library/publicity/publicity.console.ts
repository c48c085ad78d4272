import { publicityStates } from '#contract/library/publicity.ts'
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
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { reviewActions } from '#kernel/console-framework/review-actions.ts'
import { words } from '#kernel/console-framework/words.ts'
import { decideApplication, openApplication } from './decide-application.ts'
import { applicationRows } from './publicity.console.queries.ts'

const shown = states({
  [publicityStates.open]: ['待审核', 'Waiting', 'processing'],
  [publicityStates.accepted]: ['已通过', 'Passed', 'success'],
  [publicityStates.declined]: ['未通过', 'Refused', 'error'],
})

export const publicityResource = defineResource({
  name: 'publicity',
  title: words('科普创作申请', 'Science creations'),
  right: 'works.review',
  rows: applicationRows,
  titleOf: titledBy('topic', 'name'),
  columns: {
    topic: textColumn('主题', 'Topic'),
    name: textColumn('申请人', 'Applicant'),
    title: textColumn('职称', 'Title', { isHidden: true }),
    hospital: textColumn('医院', 'Hospital'),
    department: textColumn('科室', 'Department', { isHidden: true }),
    state: stateColumn('状态', 'State', shown),
    reason: textColumn('拒绝原因', 'Reason', { isHidden: true }),
    created_at: timeColumn('申请时间', 'Applied'),
    reviewed_at: timeColumn('审核时间', 'Reviewed', { isHidden: true }),
  },
  waiting: [
    {
      title: words('待审核科普创作', 'Science creations to review'),
      filters: { state: String(publicityStates.open) },
    },
  ],
  filters: {
    q: textFilter('主题、申请人或医院', 'Topic, applicant or hospital'),
    state: stateFilter('状态', 'State', shown),
    created_at: periodFilter('申请时间', 'Applied'),
  },
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const opened = await openApplication(context, id)
    return [
      fact.text('说明', 'Description', opened.description),
      fact.text('手机号', 'Phone', opened.phone),
      ...opened.files.map(({ name, url }) => fact.link('附件', 'File', name || url, url)),
    ]
  },
  actions: reviewActions({
    isOpen: ({ state }) => state === publicityStates.open,
    decide: decideApplication,
  }),
})
