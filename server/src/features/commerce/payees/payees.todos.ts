import { authenticationStates } from '#contract/commerce/payees.ts'
import { defineRefusedTodo } from '#kernel/review/refused-todo.ts'
import { expertAuthentications } from './payees.tables.ts'
import { authenticationText } from './payees.text.ts'

export const authenticationTodo = defineRefusedTodo({
  kind: 'authentication',
  text: { zh: { name: authenticationText.zh.title }, en: { name: authenticationText.en.title } },
  table: expertAuthentications,
  id: expertAuthentications.id,
  ownerId: expertAuthentications.user_id,
  state: expertAuthentications.state,
  refused: authenticationStates.failed,
  reviewedAt: expertAuthentications.reviewed_at,
  show: (row, language) => ({
    title: authenticationText[language].submitAgain,
    note: row.reason,
    path: '/withdrawalInfo',
  }),
})
