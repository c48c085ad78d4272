import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { periodFilter, textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { linesField, referenceField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { insertNote, noteRows, selectNote } from './support.console.queries.ts'

/** What support leaves for the next colleague. A note is written once: what was believed at the time stays. */
export const notesResource = defineResource({
  name: 'support-notes',
  title: words('客服记录', 'Support notes'),
  right: 'people.read',
  rows: noteRows,
  partOf: { people: { by: 'user_id' } },
  titleOf: ({ person, content }) => `${String(person)} · ${String(content).slice(0, 40)}`,
  columns: {
    person: textColumn('用户', 'Person'),
    content: textColumn('内容', 'Text'),
    author: textColumn('记录人', 'Author'),
    created_at: timeColumn('时间', 'Time'),
  },
  filters: {
    q: textFilter('内容或用户', 'Text or person'),
    created_at: periodFilter('时间', 'Time'),
  },
  form: defineForm({
    right: 'people.change',
    fields: {
      user_id: referenceField('用户', 'Person', 'people', { isRequired: true }),
      content: linesField('内容', 'Text', {
        isRequired: true,
        max: 2000,
        hint: [
          '用户导出个人数据时可以看到；请勿写入患者资料',
          'The person receives it when exporting their data; write nothing about patients',
        ],
      }),
    },
    read: ({ db }, id) => selectNote(db, id),
    async create(context, { user_id, content }) {
      const user = await selectUser(context.db, user_id)
      if (!user || user.status === 'deleted') throw refuse(failures.dataMissing)
      return insertNote(context.db, { user_id, content, author_id: memberOf(context).userId })
    },
  }),
})
