import { sessionFailures, sessionLimits, sessionStates } from '#contract/practice/expert-sessions.ts'
import type { SessionKind } from '#contract/practice/expert-sessions.ts'
import {
  flagColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console/columns.ts'
import { choiceField, referenceField, textField, timeField } from '#kernel/console/fields.ts'
import type { ValuesOf } from '#kernel/console/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console/resource.ts'
import { words } from '#kernel/console/words.ts'
import { refuse } from '#kernel/fail.ts'
import { sessionRows } from './expert-sessions.console.queries.ts'
import { answerProposal, dropSession, planSession, replanSession } from './plan-session.ts'

const kinds = states({
  lecture: ['讲课', 'Lecture'],
  host: ['主持', 'Host'],
  discussion: ['讨论', 'Discussion'],
  comment: ['点评', 'Comment'],
} satisfies Record<SessionKind, [string, string]>)

const answers = states({
  [sessionStates.open]: ['待确认', 'Open', 'processing'],
  [sessionStates.confirmed]: ['已确认', 'Confirmed', 'success'],
  [sessionStates.refused]: ['已拒绝', 'Refused', 'error'],
  [sessionStates.proposed]: ['提议改期', 'Another time proposed', 'warning'],
})

const fields = {
  sheet_id: referenceField('专家', 'Expert', 'experts', { isRequired: true }),
  kind: choiceField(
    '类型',
    'Kind',
    {
      lecture: kinds.lecture!.title,
      host: kinds.host!.title,
      discussion: kinds.discussion!.title,
      comment: kinds.comment!.title,
    },
    { isRequired: true },
  ),
  title: textField('标题', 'Title', { isRequired: true, max: sessionLimits.title }),
  hall: textField('会场', 'Hall', { max: sessionLimits.hall }),
  begin_at: timeField('开始时间', 'Begins', { isRequired: true }),
  end_at: timeField('结束时间', 'Ends', { isRequired: true }),
}

function plannedOf({ kind, title, hall, begin_at, end_at }: ValuesOf<typeof fields>) {
  if (!begin_at || !end_at || begin_at >= end_at) throw refuse(sessionFailures.periodWrong)
  return { kind, title, hall, begin_at, end_at }
}

export const sessionsResource = defineResource({
  name: 'expert-sessions',
  part: 'experts',
  title: words('专家日程', 'Schedule'),
  right: 'experts.edit',
  rows: sessionRows,
  titleOf: ({ title, guest }) => `${String(title)} · ${String(guest)}`,
  columns: {
    title: textColumn('标题', 'Title'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    kind: stateColumn('类型', 'Kind', kinds),
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
      const { sheet_id, kind, title, hall, begin_at, end_at } = row
      return { sheet_id, kind, title, hall, begin_at, end_at }
    },
    create: (context, values) => planSession(context, values.sheet_id, plannedOf(values)),
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
