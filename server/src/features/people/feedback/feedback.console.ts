import { feedbackLimits } from '#contract/people/feedback.ts'
import {
  choiceFilter,
  flagColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { linesField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { feedbackRows } from './feedback.console.queries.ts'
import { openFeedback, replyTo } from './reply-to.ts'

const kinds = states({
  fault: ['功能异常', 'Fault', 'error'],
  content: ['内容问题', 'Content'],
  account: ['账号问题', 'Account'],
  advice: ['建议', 'Advice'],
  other: ['其他', 'Other'],
})

export const feedbackResource = defineResource({
  name: 'feedback',
  title: words('意见反馈', 'Feedback'),
  right: 'feedback.answer',
  rows: feedbackRows,
  partOf: { people: { by: 'user_id', right: 'people.read' } },
  titleOf: ({ content }) => String(content).slice(0, 40),
  columns: {
    kind: stateColumn('类型', 'Kind', kinds),
    content: textColumn('内容', 'Text'),
    sender: textColumn('用户', 'Sender'),
    is_answered: flagColumn('已回复', 'Answered'),
    answer: textColumn('回复', 'Answer', { isHidden: true }),
    created_at: timeColumn('提交时间', 'Sent'),
    answered_at: timeColumn('回复时间', 'Answered at', { isHidden: true }),
  },
  waiting: [{ title: words('待回复反馈', 'Feedback to answer'), filters: { state: 'open' } }],
  filters: {
    q: textFilter('内容、回复或用户', 'Text, answer or sender'),
    kind: stateFilter('类型', 'Kind', kinds),
    state: choiceFilter('状态', 'State', {
      open: words('待回复', 'Open'),
      answered: words('已回复', 'Answered'),
    }),
    created_at: periodFilter('提交时间', 'Sent'),
  },
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const opened = await openFeedback(context, id)
    return [
      fact.text('内容', 'Text', opened.content),
      fact.text('联系电话', 'Phone', opened.phone),
      ...opened.pictures.map((picture) => fact.picture('图片', 'Picture', picture)),
      ...(opened.answer === '' ? [] : [fact.text('回复', 'Answer', opened.answer)]),
    ]
  },
  actions: {
    answer: defineAction({
      title: words('回复', 'Answer'),
      fields: { answer: linesField('回复', 'Answer', { isRequired: true, max: feedbackLimits.answer }) },
      applies: ({ is_answered }) => is_answered === false,
      run: (context, id, { values }) => replyTo(context, id, values.answer),
    }),
  },
})
