import { sessionFailures, sessionLimits } from '#contract/practice/expert-sessions.ts'
import type { SessionKind } from '#contract/practice/expert-sessions.ts'
import { states } from '#kernel/console-framework/columns.ts'
import { choiceField, referenceField, textField, timeField } from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { refuse } from '#kernel/fail.ts'

export const sessionKindStates = states({
  lecture: ['讲课', 'Lecture'],
  host: ['主持', 'Host'],
  discussion: ['讨论', 'Discussion'],
  comment: ['点评', 'Comment'],
} satisfies Record<SessionKind, [string, string]>)

/** What operators enter of a session of an expert. */
export const plannedFields = {
  kind: choiceField(
    '类型',
    'Kind',
    {
      lecture: sessionKindStates.lecture!.title,
      host: sessionKindStates.host!.title,
      discussion: sessionKindStates.discussion!.title,
      comment: sessionKindStates.comment!.title,
    },
    { isRequired: true },
  ),
  title: textField('标题', 'Title', { isRequired: true, max: sessionLimits.title }),
  hall: textField('会场', 'Hall', { max: sessionLimits.hall }),
  begin_at: timeField('开始时间', 'Begins', { isRequired: true }),
  end_at: timeField('结束时间', 'Ends', { isRequired: true }),
  programme_id: referenceField('对应议程', 'Item of the programme', 'sessions', {
    hint: ['日程改期时议程同步', 'Moves along when the session is moved'],
  }),
}

type Entered = Omit<ValuesOf<typeof plannedFields>, 'programme_id'>

export function plannedOf({ kind, title, hall, begin_at, end_at }: Entered) {
  if (!begin_at || !end_at || begin_at >= end_at) throw refuse(sessionFailures.periodWrong)
  return { kind, title, hall, begin_at, end_at }
}
