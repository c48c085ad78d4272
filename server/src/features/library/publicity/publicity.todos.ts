import { publicityStates } from '#contract/library/publicity.ts'
import { defineRefusedTodo } from '#kernel/review/refused-todo.ts'
import { publicityApplications } from './publicity.tables.ts'

export const publicityTodo = defineRefusedTodo({
  kind: 'publicity',
  text: { zh: { name: '修改科普创作申请' }, en: { name: 'Application to correct' } },
  table: publicityApplications,
  id: publicityApplications.id,
  ownerId: publicityApplications.user_id,
  state: publicityApplications.state,
  refused: publicityStates.declined,
  reviewedAt: publicityApplications.reviewed_at,
  show: (row) => ({ title: row.topic, note: row.reason, path: '/openingPublicity' }),
})
