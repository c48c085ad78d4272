import { pollAnswers, pollFailures, pollLimits, pollStates } from '#contract/practice/session-polls.ts'
import type { ShownFact } from '#contract/wire/shown-resource.ts'
import {
  choiceFilter,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { choiceField, referencesField, rowsField, timeField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { separators, words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { plannedFields, sessionKindStates } from '#server/features/practice/expert-sessions/planned-fields.ts'
import { chooseTime } from './choose-time.ts'
import { openPoll, withdrawPoll } from './open-poll.ts'
import { pollRows } from './session-polls.console.queries.ts'
import { selectAnswers, selectAsked, selectTimes } from './session-polls.queries.ts'

const pollWords = states({
  [pollStates.open]: ['征询中', 'Open', 'processing'],
  [pollStates.decided]: ['已定', 'Decided', 'success'],
  [pollStates.withdrawn]: ['已撤回', 'Withdrawn', 'default'],
})

const numbers = Array.from({ length: pollLimits.times }, (_, at) => String(at + 1))
const timeChoices = Object.fromEntries(numbers.map((at) => [at, words(`时间 ${at}`, `Time ${at}`)]))

/** Experts are asked in advance which times suit them; the one that is chosen goes into the programme. */
export const sessionPollsResource = defineResource({
  name: 'session-polls',
  title: words('时间征询', 'Polls of times'),
  right: 'experts.edit',
  rows: pollRows,
  titleOf: titledBy('title', 'meeting'),
  columns: {
    title: textColumn('标题', 'Title'),
    meeting: textColumn('会议', 'Meeting'),
    kind: stateColumn('类型', 'Kind', sessionKindStates),
    hall: textColumn('会场', 'Hall'),
    due_at: timeColumn('截止时间', 'Due'),
    answered: textColumn('已答复', 'Answered'),
    state: stateColumn('状态', 'State', pollWords),
    chosen_at: timeColumn('确定的时间', 'Chosen'),
  },
  filters: {
    q: textFilter('标题或会议', 'Title or meeting'),
    state: stateFilter('状态', 'State', pollWords),
    ready: choiceFilter('可以确定', 'Can be decided', { 1: words('是', 'Yes') }),
    due_at: periodFilter('截止时间', 'Due'),
  },
  waiting: [{ title: words('待确定时间的征询', 'Polls to decide'), filters: { ready: '1' } }],
  detail: (context, id) => describeAnswers(context, id),
  form: defineForm({
    fields: {
      sheet_ids: referencesField('专家', 'Experts', 'experts', { isRequired: true }),
      kind: plannedFields.kind,
      title: plannedFields.title,
      hall: plannedFields.hall,
      due_at: timeField('请于何时前答复', 'Answer by', { isRequired: true }),
      times: rowsField(
        '可选时间',
        'Times',
        {
          begin_at: timeField('开始时间', 'Begins', { isRequired: true }),
          end_at: timeField('结束时间', 'Ends', { isRequired: true }),
        },
        { isRequired: true, max: pollLimits.times },
      ),
    },
    async read({ db, vault }, id) {
      const [row] = await pollRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const [asked, times] = [await selectAsked(db, id), await selectTimes(db, id)]
      return {
        sheet_ids: asked.map(({ sheetId }) => sheetId),
        kind: row.kind,
        title: row.title,
        hall: row.hall,
        due_at: row.due_at,
        times: times.map(({ begin_at, end_at }) => ({ begin_at, end_at })),
      }
    },
    create: (context, { sheet_ids, kind, title, hall, due_at, times }) =>
      openPoll(context, {
        sheetIds: sheet_ids,
        kind,
        title,
        hall,
        dueAt: due_at!,
        times: times.map(({ begin_at, end_at }) => ({
          begin_at: begin_at!,
          end_at: end_at!,
        })),
      }),
  }),
  actions: {
    choose: defineAction({
      title: words('确定时间', 'Fix the time'),
      fields: {
        at: choiceField('时间', 'Time', timeChoices, {
          isRequired: true,
          hint: ['序号与详情中的时间一致', 'By the numbers in the details'],
        }),
      },
      applies: ({ state }) => state === pollStates.open,
      run: (context, id, { values }) => chooseTime(context, id, Number(values.at)),
    }),
    withdraw: defineAction({
      title: words('撤回征询', 'Withdraw'),
      isDangerous: true,
      asksReason: true,
      applies: ({ state }) => state === pollStates.open,
      run: (context, id, { reason }) => withdrawPoll(context, id, reason),
    }),
  },
})

/** The times in their order, each with who can, who can if need be, and who cannot; and what they have written. */
async function describeAnswers({ db, caller }: Context, id: number): Promise<ShownFact[]> {
  const { language } = caller
  const fact = factsIn(language)
  const [times, asked, answers] = [
    await selectTimes(db, id),
    await selectAsked(db, id),
    await selectAnswers(db, id),
  ]
  if (times.length === 0) throw refuse(pollFailures.pollMissing)
  const said = { zh: { 1: '可以', 2: '勉强', 3: '不行' }, en: { 1: 'suits', 2: 'if need be', 3: 'not' } }[
    language
  ]
  const who = (timeId: number, answer: number) =>
    asked
      .filter(({ sheetId }) =>
        answers.some((one) => one.timeId === timeId && one.sheetId === sheetId && one.answer === answer),
      )
      .map(({ name }) => name)
  const lines = times.map((time, at) => {
    const groups = Object.values(pollAnswers).flatMap((answer) => {
      const names = who(time.id, answer)
      return names.length > 0 ? [`${said[answer]} ${names.length}: ${names.join(separators[language])}`] : []
    })
    const period = `${shanghaiTime(time.begin_at)}–${shanghaiTime(time.end_at).slice(11)}`
    return fact.text(`时间 ${at + 1}`, `Time ${at + 1}`, [period, ...groups].join(' · '))
  })
  const open = asked.filter(({ answeredAt }) => !answeredAt).map(({ name }) => name)
  return [
    ...lines,
    ...(open.length > 0 ? [fact.text('尚未答复', 'Not answered', open.join(separators[language]))] : []),
    ...asked.flatMap(({ name, note }) => (note ? [fact.text(`${name}的说明`, `Note of ${name}`, note)] : [])),
  ]
}
