import { todoCalls, todoFailures } from '#contract/discover/backlog.ts'
import { todosOf } from '#kernel/todos.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { presentTodo } from './backlog.present.ts'

export const listTodos = answer(todoCalls.list, async (_input, context) => {
  const found = await todosOf(context).find(context, memberOf(context).userId)
  return { count: found.length, data: found.map((todo) => presentTodo(todo, context.caller.language)) }
})

export const disposeTodo = answer(todoCalls.dispose, async ({ kind, todo_id, type, reason }, context) => {
  const { accept, decline, needsReason } = todosOf(context).get(kind)
  if (!(type ? accept : decline)) throw refuse(todoFailures.notFromList)
  if (type) await accept!(context, todo_id)
  else if (needsReason && reason === '') throw refuse(todoFailures.reasonMissing)
  else await decline!(context, todo_id, reason)
  await context.events.announce(context.db, userChanged, { userId: memberOf(context).userId })
  return {}
})
