import { defineTodo } from '#kernel/todos.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import { confirmOwn } from './change-credits.ts'
import { selectUnchecked } from './credit-wallet.queries.ts'
import { creditWalletText } from './credit-wallet.text.ts'

/** A credit from elsewhere that its owner has to compare with the certificate. */
export const creditTodo = defineTodo({
  kind: 'credit',
  text: {
    zh: { name: '核对学分', accept: '核对无误' },
    en: { name: 'Credit to check', accept: 'It is right' },
  },
  find: async ({ db, caller }, userId) =>
    (await selectUnchecked(db, userId)).map((row) => ({
      id: row.id,
      title: row.title,
      note: creditWalletText[caller.language].checkCredit(presentPoints(row.points_tenths)),
      dueAt: undefined,
      path: `/userCenter?view=credits&year=${row.earned_on.slice(0, 4)}`,
    })),
  accept: confirmOwn,
})
