import { verificationStates } from '#contract/people/verification-states.ts'
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
import { decideVerification } from './decide-verification.ts'
import { openVerification } from './open-verification.ts'
import { verificationRows } from './verification.console.queries.ts'

const shown = states({
  [verificationStates.underReview]: ['待审核', 'Waiting', 'processing'],
  [verificationStates.passed]: ['已通过', 'Passed', 'success'],
  [verificationStates.failed]: ['未通过', 'Refused', 'error'],
})

export const verificationsResource = defineResource({
  name: 'verifications',
  title: words('医师认证', 'Verifications'),
  right: 'identity.review',
  rows: verificationRows,
  partOf: { people: { by: 'user_id', right: 'people.read' } },
  titleOf: titledBy('real_name', 'hospital'),
  columns: {
    real_name: textColumn('姓名', 'Name'),
    title: textColumn('职称', 'Title'),
    hospital: textColumn('医院', 'Hospital'),
    department: textColumn('科室', 'Department'),
    state: stateColumn('状态', 'State', shown),
    reason: textColumn('拒绝原因', 'Reason', { isHidden: true }),
    submitted_at: timeColumn('提交时间', 'Submitted'),
    reviewed_at: timeColumn('审核时间', 'Reviewed'),
  },
  waiting: [
    {
      title: words('待审核认证', 'Verifications to review'),
      filters: { state: String(verificationStates.underReview) },
    },
  ],
  filters: {
    q: textFilter('姓名或医院', 'Name or hospital'),
    state: stateFilter('状态', 'State', shown),
    submitted_at: periodFilter('提交时间', 'Submitted'),
  },
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const opened = await openVerification(context, id)
    return [
      fact.text('身份证号', 'ID number', opened.id_number),
      fact.text('医师资格证号', 'Qualification number', opened.qualification_number),
      ...opened.photos.map((photo) => fact.picture('证件照片', 'Photo of a certificate', photo)),
    ]
  },
  actions: reviewActions({
    isOpen: ({ state }) => state === verificationStates.underReview,
    decide: decideVerification,
  }),
})
