import { authenticationStates } from '#contract/commerce/payees.ts'
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
import { decideAuthentication } from './decide-authentication.ts'
import { openAuthentication } from './open-authentication.ts'
import { authenticationRows } from './payees.console.queries.ts'

const shown = states({
  [authenticationStates.underReview]: ['待审核', 'Waiting', 'processing'],
  [authenticationStates.passed]: ['已通过', 'Passed', 'success'],
  [authenticationStates.failed]: ['未通过', 'Refused', 'error'],
})

export const payeesResource = defineResource({
  name: 'payees',
  title: words('收款人认证', 'Payees'),
  right: 'money.handle',
  rows: authenticationRows,
  partOf: { people: { by: 'user_id' } },
  titleOf: titledBy('truename', 'hospital'),
  columns: {
    truename: textColumn('姓名', 'Name'),
    hospital: textColumn('医院', 'Hospital'),
    title: textColumn('职称', 'Title'),
    state: stateColumn('状态', 'State', shown),
    reason: textColumn('拒绝原因', 'Reason', { isHidden: true }),
    submitted_at: timeColumn('提交时间', 'Submitted'),
    reviewed_at: timeColumn('审核时间', 'Reviewed'),
  },
  waiting: [
    {
      title: words('待审核收款人', 'Payees to review'),
      filters: { state: String(authenticationStates.underReview) },
    },
  ],
  filters: {
    q: textFilter('姓名或医院', 'Name or hospital'),
    state: stateFilter('状态', 'State', shown),
    submitted_at: periodFilter('提交时间', 'Submitted'),
  },
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const opened = await openAuthentication(context, id)
    return [fact.text('身份证号', 'ID number', opened.id_number), fact.text('手机号', 'Phone', opened.phone)]
  },
  actions: reviewActions({
    isOpen: ({ state }) => state === authenticationStates.underReview,
    decide: decideAuthentication,
  }),
})
