import { deadlineKinds } from '#contract/practice/expert-duties.ts'
import type { DutyKind } from '#contract/practice/expert-duties.ts'
import { textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { choiceField, rowsField, timeField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { separators, words } from '#kernel/console-framework/words.ts'
import type { Language } from '#contract/wire/language.ts'
import { deadlineRows } from './expert-duties.console.queries.ts'
import { selectDeadlines } from './expert-duties.queries.ts'
import { expertDutiesText } from './expert-duties.text.ts'
import { setDeadlines } from './set-deadlines.ts'

const nameOf = (kind: DutyKind, language: Language) => expertDutiesText[language].duties[kind]

const kinds = Object.fromEntries(
  deadlineKinds.map((kind) => [kind, words(nameOf(kind, 'zh'), nameOf(kind, 'en'))]),
)

/** By when organisers want the duties of each kind. Guests are reminded 7 days, 1 day and 1 hour before. */
export const deadlinesResource = defineResource({
  name: 'duty-deadlines',
  title: words('任务截止时间', 'Deadlines of duties'),
  right: 'experts.edit',
  rows: deadlineRows,
  titleOf: ({ meeting }) => String(meeting),
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('会议时间', 'Begins'),
    kinds: textColumn('已设截止时间', 'With a deadline'),
  },
  filters: { q: textFilter('会议', 'Meeting') },
  present: (row, { caller: { language } }) => ({
    ...row,
    kinds: (row.kinds as DutyKind[]).map((kind) => nameOf(kind, language)).join(separators[language]),
  }),
  form: defineForm({
    fields: {
      deadlines: rowsField(
        '截止时间',
        'Deadlines',
        {
          kind: choiceField('任务', 'Duty', kinds, { isRequired: true }),
          due_at: timeField('截止时间', 'Due', { isRequired: true }),
        },
        { max: deadlineKinds.length },
      ),
    },
    async read({ db, vault }, id) {
      const [row] = await deadlineRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      return { deadlines: (await selectDeadlines(db, id)).map(({ kind, due_at }) => ({ kind, due_at })) }
    },
    change: ({ db }, id, { deadlines }) =>
      setDeadlines(
        db,
        id,
        deadlines.map(({ kind, due_at }) => ({
          kind: deadlineKinds.find((one) => one === kind)!,
          due_at: due_at!,
        })),
      ),
  }),
})
