import { reviewStatuses } from '#contract/library/authoring.ts'
import { defineRefusedTodo } from '#kernel/review/refused-todo.ts'
import { workRevisions } from './authoring.tables.ts'

export const workTodo = defineRefusedTodo({
  kind: 'work',
  text: { zh: { name: '修改作品' }, en: { name: 'Work to correct' } },
  table: workRevisions,
  id: workRevisions.id,
  ownerId: workRevisions.user_id,
  subject: workRevisions.production_id,
  state: workRevisions.state,
  refused: reviewStatuses.refused,
  reviewedAt: workRevisions.reviewed_at,
  show: (row) => ({
    title: row.title,
    note: row.reason,
    path: `/videoUpload?production_id=${row.production_id}`,
  }),
})
