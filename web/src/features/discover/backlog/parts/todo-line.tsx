import { useState } from 'react'
import type { TodoItem } from '#contract/discover/backlog.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { keepTogether } from '#web/ui/format/keep-together.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { backlogMutations } from '../mutations.ts'
import { backlogText } from '../text.ts'
import './todo-line.css'

type TodoLineProps = { todo: TodoItem; now: number }

/** One to-do: what, by when, where it is done, and at once where that is possible. */
export function TodoLine({ todo, now }: TodoLineProps) {
  return (
    <div className="todo-line">
      <ListRow title={todo.title} note={<TodoNote todo={todo} now={now} />} href={todo.path} />
      {(todo.accept_name || todo.decline_name) && <TodoActions todo={todo} />}
    </div>
  )
}

function TodoNote({ todo, now }: TodoLineProps) {
  const text = useText(backlogText)
  const date = dateText(todo.due_time, new Date(now), useLanguage())
  const isOverdue = shanghaiMoment(todo.due_time) < now
  return (
    <>
      <Tag>{todo.kind_name}</Tag>{' '}
      {date && (
        <span className="todo-line-due" data-overdue={isOverdue || undefined}>
          {isOverdue ? text.wasDue(date) : text.due(date)}
        </span>
      )}
      {date && todo.note && ' ·\u00a0'}
      {keepTogether(todo.note)}
    </>
  )
}

function TodoActions({ todo }: { todo: TodoItem }) {
  const text = useText(backlogText)
  const [isAsking, setIsAsking] = useState(false)
  const title = text.declineTitle(todo.decline_name, todo.title)

  async function dispose(type: boolean, reason = '') {
    await backlogMutations.dispose({ kind: todo.kind, todo_id: todo.todo_id, type, reason })
    toast(text.doneToast, 'success')
  }

  async function decline() {
    if (todo.needs_reason === 1) setIsAsking(true)
    else if (await confirm({ title: text.sure(todo.decline_name), text: todo.title, yes: todo.decline_name }))
      await dispose(false)
  }

  return (
    <div className="todo-line-actions">
      {todo.decline_name && (
        <Button small onClick={decline}>
          {todo.decline_name}
        </Button>
      )}
      {todo.accept_name && (
        <Button small variant="primary" onClick={() => dispose(true)}>
          {todo.accept_name}
        </Button>
      )}
      <ReasonSheet
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onSend={(reason) => dispose(false, reason)}
        text={{
          title,
          reason: text.reason,
          hint: text.reasonHint,
          missing: text.reasonMissing,
          send: todo.decline_name,
        }}
      />
    </div>
  )
}
