import type { PgTable } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/wire/language.ts'
import { defineTodo } from '#kernel/todos.ts'
import type { Todo, TodoKind } from '#kernel/todos.ts'
import { prepareRefused } from './refused.queries.ts'
import type { RefusedTable } from './refused.queries.ts'

type RefusedSubmissions<Table extends PgTable> = RefusedTable<Table> &
  Pick<TodoKind, 'kind' | 'text'> & {
    show(row: Table['$inferSelect'], language: Language): Pick<Todo, 'title' | 'note' | 'path'>
  }

/** A to-do for what was refused and can be corrected and sent again. */
export function defineRefusedTodo<Table extends PgTable>(submissions: RefusedSubmissions<Table>): TodoKind {
  const { kind, text, show } = submissions
  const select = prepareRefused(kind, submissions)
  return defineTodo({
    kind,
    text,
    async find({ db, caller }, userId) {
      const rows = (await select(db).execute({ userId })) as (Table['$inferSelect'] & { id: number })[]
      return rows.map((row) => ({ id: row.id, dueAt: undefined, ...show(row, caller.language) }))
    },
  })
}
