import { bankFailures, examQuestionKinds } from '#contract/meetings/exams.ts'
import { chosen } from '#kernel/chosen.ts'
import {
  choiceFilter,
  flagColumn,
  numberColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  linesField,
  numberField,
  referenceField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { Field } from '#kernel/console-framework/fields.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import {
  examRows,
  insertExam,
  questionRows,
  selectExam,
  selectOptions,
  selectQuestion,
  setExamPublished,
  setQuestionTakenBack,
  updateExam,
} from './exams.console.queries.ts'
import { changeQuestion, createQuestion } from './save-question.ts'

export const examsResource = defineResource({
  name: 'exams',
  title: words('考试', 'Exams'),
  right: 'meetings.edit',
  rows: examRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('标题', 'Title'),
    meeting: textColumn('会议', 'Meeting'),
    questions: numberColumn('题库', 'Questions'),
    minutes: numberColumn('时长（分钟）', 'Minutes'),
    pass_mark: numberColumn('及格分', 'Pass mark'),
    max_tries: numberColumn('次数', 'Tries', { isHidden: true }),
    // Far above chance: the right options are longer than the wrong ones, and nobody has to know anything.
    by_length: numberColumn('只选最长项可得分', 'Score by longest option'),
    people: numberColumn('参考人数', 'Took it'),
    passed: numberColumn('通过人数', 'Passed'),
    published: flagColumn('已发布', 'Published'),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    meeting: meetingFilter,
    published: choiceFilter('发布', 'Publication', {
      true: words('已发布', 'Published'),
      false: words('未发布', 'Not published'),
    }),
  },
  form: defineForm({
    fields: {
      title: textField('标题', 'Title', { isRequired: true, max: 100 }),
      meeting_id: referenceField('会议', 'Meeting', 'meetings', { isRequired: true }),
      intro: linesField('说明', 'Introduction', { max: 1000 }),
      minutes: numberField('时长（分钟）', 'Minutes', { isRequired: true, min: 1, max: 600 }),
      question_num: numberField('每卷题数', 'Questions of a paper', {
        max: 500,
        hint: ['0 为题库全部', '0 for all of the bank'],
      }),
      pass_mark: numberField('及格分', 'Pass mark', { isRequired: true, min: 1, max: 100 }),
      max_tries: numberField('可考次数', 'Tries', { isRequired: true, min: 1, max: 100 }),
    },
    read: ({ db }, id) => selectExam(db, id),
    async create({ db }, values) {
      const id = await insertExam(db, { ...complete(values), published: false })
      if (id === undefined) throw refuse(bankFailures.examThere)
      return id
    },
    async change({ db }, id, { meeting_id: _fixed, ...values }) {
      const { meeting_id: _, ...change } = complete({ ...values, meeting_id: null })
      await updateExam(db, id, change)
    },
  }),
  actions: {
    publish: defineAction({
      title: words('发布', 'Publish'),
      isBulk: true,
      undo: 'takeBack',
      applies: ({ published }) => published === false,
      check(_context, { questions }) {
        if (Number(questions) === 0) throw refuse(bankFailures.noQuestions)
      },
      async run({ db }, id) {
        expectChange(await setExamPublished(db, id, true))
      },
    }),
    takeBack: defineAction({
      title: words('撤下', 'Take back'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'publish',
      applies: ({ published }) => published === true,
      async run({ db }, id) {
        expectChange(await setExamPublished(db, id, false))
      },
    }),
  },
})

type ExamValues = {
  title: string
  meeting_id: number | null
  intro: string
  minutes: number | null
  question_num: number | null
  pass_mark: number | null
  max_tries: number | null
}

/** Required fields are there. */
const complete = (values: ExamValues) => ({
  title: values.title,
  intro: values.intro,
  meeting_id: values.meeting_id!,
  minutes: values.minutes!,
  question_num: values.question_num ?? 0,
  pass_mark: values.pass_mark!,
  max_tries: values.max_tries!,
})

const questionStates = states({
  used: ['使用中', 'In use', 'success'],
  taken_back: ['已撤下', 'Taken back'],
})

const kinds = states({ 1: ['单选', 'One is right'], 2: ['多选', 'Several are right'] })

const optionsField: Field<{ label: string; is_right: boolean }[]> = {
  ...rowsField(
    '选项',
    'Options',
    {
      label: textField('内容', 'Text', { isRequired: true, max: 200 }),
      is_right: flagField('正确', 'Right'),
    },
    {
      isRequired: true,
      max: 10,
      hint: [
        '导入时一格写全部选项，用 | 分隔，正确项前加 *',
        'In a table: all in one cell, divided by |, right ones begin with *',
      ],
    },
  ),
  readCell: (cell) =>
    cell
      .split('|')
      .map((label) => label.trim())
      .filter(Boolean)
      .map((label) => ({ label: label.replace(/^\*\s*/, ''), is_right: label.startsWith('*') })),
}

/** The bank from which papers are drawn. */
export const questionsResource = defineResource({
  name: 'exam-questions',
  title: words('考试题库', 'Exam questions'),
  right: 'meetings.edit',
  rows: questionRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('题目', 'Question'),
    exam: textColumn('考试', 'Exam'),
    meeting: textColumn('会议', 'Meeting', { isHidden: true }),
    kind: stateColumn('题型', 'Kind', kinds),
    options: numberColumn('选项', 'Options'),
    sort: numberColumn('排序', 'Order', { isHidden: true }),
    state: stateColumn('状态', 'State', questionStates),
  },
  filters: {
    q: textFilter('题目', 'Question'),
    meeting: meetingFilter,
    kind: stateFilter('题型', 'Kind', kinds),
    state: stateFilter('状态', 'State', questionStates),
  },
  form: defineForm({
    fields: {
      title: linesField('题目', 'Question', { isRequired: true, max: 500 }),
      exam_id: referenceField('考试', 'Exam', 'exams', { isRequired: true }),
      kind: choiceField('题型', 'Kind', { 1: kinds[1]!.title, 2: kinds[2]!.title }, { isRequired: true }),
      options: optionsField,
      explanation: linesField('解析', 'Explanation', { max: 1000 }),
      sort: numberField('排序', 'Order', { max: 10_000 }),
    },
    async read({ db }, id) {
      const question = await selectQuestion(db, id)
      if (!question) return undefined
      const options = await selectOptions(db, id)
      return {
        ...question,
        kind: String(question.kind),
        options: options.map(({ label, is_right }) => ({ label, is_right })),
      }
    },
    create: ({ db }, values) => createQuestion(db, asked(values)),
    change: ({ db }, id, values) => changeQuestion(db, id, asked(values)),
  }),
  actions: {
    takeBack: defineAction({
      title: words('撤下', 'Take back'),
      isBulk: true,
      asksReason: true,
      undo: 'restore',
      applies: ({ state }) => state === 'used',
      async run({ db }, id) {
        expectChange(await setQuestionTakenBack(db, id, true))
      },
    }),
    restore: defineAction({
      title: words('恢复', 'Restore'),
      isBulk: true,
      undo: 'takeBack',
      applies: ({ state }) => state === 'taken_back',
      async run({ db }, id) {
        expectChange(await setQuestionTakenBack(db, id, false))
      },
    }),
  },
})

type Entered = {
  title: string
  exam_id: number | null
  kind: string
  options: { label: string; is_right: boolean }[]
  explanation: string
  sort: number | null
}

const asked = (values: Entered) => ({
  title: values.title,
  explanation: values.explanation,
  options: values.options,
  exam_id: values.exam_id!,
  kind: chosen(examQuestionKinds, values.kind),
  sort: values.sort ?? 0,
})
