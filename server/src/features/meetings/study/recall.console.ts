import { recallFailures } from '#contract/meetings/recall-questions.ts'
import { durationColumn, numberColumn, textColumn, textFilter } from '#kernel/console-framework/columns.ts'
import {
  flagField,
  numberField,
  referenceField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { optionsOfRecall, recallRows, storedRecallQuestions } from './recall.console.queries.ts'
import { recallQuestions } from './recall.tables.ts'

type Option = { label: string; is_right: boolean }

/** Somebody who has watched can find the right answer, and somebody who guesses can fail. */
function refuseUnlessAnswerable(options: Option[]) {
  if (!options.some((one) => one.is_right) || options.every((one) => one.is_right))
    throw refuse(recallFailures.answersWrong)
}

/** What viewers are asked at a moment of a recording, so that credit goes to those who watch. */
export const recallResource = defineResource({
  name: 'recall-questions',
  title: words('回看提问', 'Recall questions'),
  right: 'meetings.edit',
  rows: recallRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('题目', 'Question'),
    meeting: textColumn('会议', 'Meeting'),
    recording: textColumn('回放', 'Recording'),
    at_seconds: durationColumn('时间', 'At'),
    asked: numberColumn('提问次数', 'Asked'),
    met: numberColumn('答对次数', 'Answered'),
    state: shownColumn,
  },
  filters: { q: textFilter('题目', 'Question'), meeting: meetingFilter, state: shownFilter },
  form: defineForm({
    fields: {
      recording_id: referenceField('回放', 'Recording', 'recordings', { isRequired: true }),
      at_seconds: numberField('时间（秒）', 'At (seconds)', { isRequired: true, max: 86_400 }),
      title: textField('题目', 'Question', { isRequired: true, max: 200 }),
      options: rowsField(
        '选项',
        'Options',
        {
          label: textField('选项', 'Option', { isRequired: true, max: 100 }),
          is_right: flagField('正确', 'Right'),
        },
        { isRequired: true, max: 6 },
      ),
    },
    async read(context, id) {
      const question = await storedRecallQuestions.read(context, id)
      if (!question) return undefined
      const options = await optionsOfRecall.read(context, id)
      return { ...question, options: options.map(({ label, is_right }) => ({ label, is_right })) }
    },
    create: (context, { options, ...values }) => {
      refuseUnlessAnswerable(options)
      return context.db.transaction(async (db) => {
        const id = await storedRecallQuestions.create({ db }, values)
        await optionsOfRecall.replace({ db }, id, options)
        return id
      })
    },
    change: (context, id, { options, ...values }) => {
      refuseUnlessAnswerable(options)
      return context.db.transaction(async (db) => {
        await storedRecallQuestions.change({ db }, id, values)
        await optionsOfRecall.replace({ db }, id, options)
      })
    },
  }),
  actions: takeBackActions(recallQuestions),
})
