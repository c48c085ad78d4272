import { sessionStates } from '#contract/practice/expert-sessions.ts'
import {
  flagColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { referenceField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { sessionRows } from './expert-sessions.console.queries.ts'
import { answerProposal, dropSession, planSession, replanSession } from './plan-session.ts'
import { plannedFields, plannedOf, sessionKindStates } from './planned-fields.ts'

const answers = states({
  [sessionStates.open]: ['待确认', 'Open', 'processing'],
  [sessionStates.confirmed]: ['已确认', 'Confirmed', 'success'],
  [sessionStates.refused]: ['已拒绝', 'Refused', 'error'],
  [sessionStates.proposed]: ['提议改期', 'Another time proposed', 'warning'],
})

const fields = {
  sheet_id: referenceField('专家', 'Expert', 'experts', { isRequired: true }),
  ...plannedFields,
}

export const sessionsResource = defineResource({
  name: 'expert-sessions',
  title: words('专家日程', 'Schedule'),
  right: 'experts.edit',
  rows: sessionRows,
  partOf: { experts: { by: 'sheet_id' } },
  titleOf: titledBy('title', 'guest'),
  columns: {
    title: textColumn('标题', 'Title'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    kind: stateColumn('类型', 'Kind', sessionKindStates),
    hall: textColumn('会场', 'Hall'),
    begin_at: timeColumn('开始时间', 'Begins'),
    end_at: timeColumn('结束时间', 'Ends', { isHidden: true }),
    clashes: flagColumn('时间冲突', 'Clashes'),
    status: stateColumn('答复', 'Answer', answers),
    proposed_begin_at: timeColumn('提议时间', 'Proposed', { isHidden: true }),
    reason: textColumn('原因', 'Reason', { isHidden: true }),
  },
  waiting: [
    {
      title: words('专家提议改期', 'Other times proposed'),
      filters: { status: String(sessionStates.proposed) },
    },
  ],
  filters: {
    q: textFilter('标题、专家或会议', 'Title, expert or meeting'),
    status: stateFilter('答复', 'Answer', answers),
    begin_at: periodFilter('开始时间', 'Begins'),
  },
  form: defineForm({
    fields,
    async read({ db, vault }, id) {
      const [row] = await sessionRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { sheet_id, kind, title, hall, begin_at, end_at, programme_id } = row
      return { sheet_id, kind, title, hall, begin_at, end_at, programme_id }
    },
    create: (context, values) => {
      const programmeId = values.programme_id ?? undefined
      return planSession(context, values.sheet_id, { ...plannedOf(values), programmeId })
    },
    change: (context, id, values) => replanSession(context, id, plannedOf(values), ''),
  }),
  actions: {
    accept: defineAction({
      title: words('同意改期', 'Accept the time'),
      isBulk: true,
      applies: ({ status }) => status === sessionStates.proposed,
      run: (context, id) => answerProposal(context, id, { isPassed: true }),
    }),
    decline: defineAction({
      title: words('不同意改期', 'Decline the time'),
      isBulk: true,
      asksReason: true,
      applies: ({ status }) => status === sessionStates.proposed,
      run: (context, id, { reason }) => answerProposal(context, id, { isPassed: false, reason }),
    }),
    remove: defineAction({
      title: words('取消日程', 'Remove'),
      isDangerous: true,
      asksReason: true,
      run: (context, id, { reason }) => dropSession(context, id, reason),
    }),
  },
})
