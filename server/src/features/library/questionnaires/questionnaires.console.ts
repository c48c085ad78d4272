import type { QuestionResult } from '#contract/library/questionnaires.ts'
import { contentFailures } from '#contract/library/content-failures.ts'
import {
  pageColumn,
  numberColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  linesField,
  rowsField,
  textField,
  timeField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, unpublishActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import {
  hasAnswers,
  questionnairePage,
  questionnaireRows,
  replaceQuestions,
  storedQuestionnaires,
  textRows,
} from './questionnaires.console.queries.ts'
import { loadResults } from './load-results.ts'
import { selectQuestions } from './questionnaires.queries.ts'
import { questionnaires } from './questionnaires.tables.ts'

const kinds = {
  single: words('单选', 'One choice'),
  multiple: words('多选', 'Several choices'),
  text: words('文字', 'Text'),
}

const fields = {
  title: textField('标题', 'Title', { isRequired: true, max: 80 }),
  intro: linesField('说明', 'Introduction'),
  thanks: linesField('结束语', 'Thanks', { max: 300 }),
  closes_at: timeField('截止时间', 'Closes at'),
  questions: rowsField(
    '题目',
    'Questions',
    {
      title: textField('题目', 'Question', { isRequired: true }),
      kind: choiceField('题型', 'Kind', kinds, { isRequired: true }),
      options: linesField('选项', 'Options', { hint: ['每行一个', 'One on each line'] }),
      required: flagField('必答', 'Required'),
    },
    { isRequired: true, max: 100 },
  ),
}

export const questionnairesResource = defineResource({
  name: 'questionnaires',
  title: words('问卷', 'Questionnaires'),
  right: 'content.edit',
  rows: questionnaireRows,
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('标题', 'Title'),
    state: shownColumn,
    questions: numberColumn('题目数', 'Questions'),
    answers: numberColumn('答卷数', 'Answers'),
    closes_at: timeColumn('截止时间', 'Closes at'),
    created_at: timeColumn('创建时间', 'Created'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    state: shownFilter,
    created_at: periodFilter('创建时间', 'Created'),
  },
  async detail({ db, caller }, id) {
    const facts = factsIn(caller.language)
    const { answer_num, questions } = await loadResults(db, id)
    return [
      ...questions.map((question) => facts.text(question.title, question.title, resultText(question))),
      ...(answer_num > 0 && questions.some(({ options }) => options.length === 0)
        ? [facts.link('文字回答', 'Texts', id, `/console/questionnaire-texts?f.questionnaire=${id}`)]
        : []),
    ]
  },
  form: defineForm({
    fields,
    isPublished: true,
    previewPath: (id) => questionnairePage + id,
    async read(context, id) {
      const questionnaire = await storedQuestionnaires.read(context, id)
      return questionnaire && { ...questionnaire, questions: await readQuestions(context.db, id) }
    },
    create: (context, { questions, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedQuestionnaires.create({ db }, values)
        await replaceQuestions(db, id, questions.map(asQuestion))
        return id
      }),
    change: (context, id, { questions, ...values }) =>
      context.db.transaction(async (db) => {
        await storedQuestionnaires.change({ db }, id, values)
        await changeQuestions(db, id, questions)
      }),
  }),
  actions: unpublishActions(questionnaires),
})

/** A line for each option: how many chose it, and how many of a hundred who answered. */
const resultText = ({ answer_num, options }: QuestionResult): string =>
  options.length === 0
    ? String(answer_num)
    : options
        .map(({ label, choice_num }) => {
          const share = answer_num === 0 ? 0 : Math.round((choice_num / answer_num) * 100)
          return `${label}：${choice_num}（${share}%）`
        })
        .join('\n')

/** What people wrote, without who it was. */
export const questionnaireTextsResource = defineResource({
  name: 'questionnaire-texts',
  title: words('问卷文字回答', 'Questionnaire texts'),
  right: 'content.edit',
  rows: textRows,
  titleOf: ({ content }) => String(content),
  columns: {
    questionnaire_title: textColumn('问卷', 'Questionnaire'),
    question: textColumn('题目', 'Question'),
    content: textColumn('回答', 'Answer'),
  },
  filters: {
    q: textFilter('回答', 'Answer'),
    questionnaire: textFilter('问卷标题或编号', 'Questionnaire or its number'),
  },
})

type Question = ValuesOf<typeof fields>['questions'][number]

const readQuestions = async (db: Db, id: number): Promise<Question[]> =>
  (await selectQuestions(db, id)).map(({ title, kind, options, required }) => ({
    title,
    kind,
    options: options.map(({ label }) => label).join('\n'),
    required,
  }))

/** Answers belong to questions, so those stay as they were answered. */
async function changeQuestions(db: Db, id: number, questions: Question[]) {
  const before = (await readQuestions(db, id)).map(asQuestion)
  const after = questions.map(asQuestion)
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (await hasAnswers(db, id)) throw refuse(contentFailures.answersThere)
  await replaceQuestions(db, id, after)
}

function asQuestion({ title, kind, options, required }: Question) {
  const labels = options.split('\n').flatMap((line) => line.trim() || [])
  if (kind !== 'text' && labels.length < 2) throw refuse(contentFailures.optionsMissing, { detail: title })
  return { title, kind, required, options: kind === 'text' ? [] : labels }
}
