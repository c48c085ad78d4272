import { foundingStates } from '#contract/practice/unions.ts'
import {
  numberColumn,
  periodFilter,
  pictureColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console/columns.ts'
import { defineResource } from '#kernel/console/resource.ts'
import { reviewActions } from '#kernel/console/review-actions.ts'
import { words } from '#kernel/console/words.ts'
import { decideFounding } from './decide-founding.ts'
import { unionRows } from './unions.console.queries.ts'

const shown = states({
  [foundingStates.underReview]: ['待审核', 'Waiting', 'processing'],
  [foundingStates.passed]: ['已成立', 'Founded', 'success'],
  [foundingStates.refused]: ['未通过', 'Refused', 'error'],
})

export const unionsResource = defineResource({
  name: 'unions',
  part: 'community',
  title: words('专科联盟', 'Unions'),
  right: 'unions.edit',
  rows: unionRows,
  titleOf: ({ name }) => String(name),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    name: textColumn('名称', 'Name'),
    introduction: textColumn('介绍', 'Introduction', { isHidden: true }),
    owner: textColumn('发起人', 'Owner'),
    members: numberColumn('成员', 'Members'),
    reason: textColumn('申请理由', 'Reason'),
    state: stateColumn('状态', 'State', shown),
    review_reason: textColumn('拒绝原因', 'Refused for', { isHidden: true }),
    created_at: timeColumn('申请时间', 'Applied'),
    reviewed_at: timeColumn('审核时间', 'Reviewed', { isHidden: true }),
  },
  waiting: [
    {
      title: words('待审核科联体', 'Unions to review'),
      filters: { state: String(foundingStates.underReview) },
    },
  ],
  filters: {
    q: textFilter('名称或发起人', 'Name or owner'),
    state: stateFilter('状态', 'State', shown),
    created_at: periodFilter('申请时间', 'Applied'),
  },
  actions: reviewActions({
    isOpen: ({ state }) => state === foundingStates.underReview,
    decide: decideFounding,
  }),
})
