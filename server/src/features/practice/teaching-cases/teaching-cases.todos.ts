import { teachingStates } from '#contract/practice/teaching-cases.ts'
import { defineRefusedTodo } from '#kernel/review/refused-todo.ts'
import { teachingCases } from './teaching-cases.tables.ts'

export const teachingCaseTodo = defineRefusedTodo({
  kind: 'teaching_case',
  text: { zh: { name: '修改教学病例' }, en: { name: 'Teaching case to correct' } },
  table: teachingCases,
  id: teachingCases.id,
  ownerId: teachingCases.author_id,
  subject: teachingCases.consultation_id,
  state: teachingCases.state,
  refused: teachingStates.refused,
  reviewedAt: teachingCases.reviewed_at,
  show: (row) => ({
    title: row.title,
    note: row.review_reason,
    path: `/teachingCase?id=${row.consultation_id}`,
  }),
})
