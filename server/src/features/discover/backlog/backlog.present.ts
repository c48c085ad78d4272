import type { TodoItem } from '#contract/discover/backlog.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { FoundTodo } from '#kernel/todos.ts'

export const presentTodo = ({ kind, ...todo }: FoundTodo, language: Language): TodoItem => {
  const text = kind.text[language]
  return {
    kind: kind.kind,
    kind_name: text.name,
    todo_id: todo.id,
    title: todo.title,
    note: todo.note,
    due_time: todo.dueAt ? shanghaiTime(todo.dueAt) : '',
    path: todo.path,
    accept_name: text.accept ?? '',
    decline_name: text.decline ?? '',
    needs_reason: asBit(kind.needsReason === true),
  }
}
