import { messageCalls } from '#contract/common.ts'
import { failures } from '#contract/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { cleanRichText, plainAsRichText } from '#kernel/rich-text.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMessage } from './common.queries.ts'

export const getMessage = answer(messageCalls.detail, async ({ id }, { db }) => {
  const row = await selectMessage(db, id)
  if (!row) throw refuse(failures.dataMissing)
  return {
    id: row.id,
    title: row.title,
    body: row.body === '' ? plainAsRichText(row.content) : cleanRichText(row.body),
    created_at: shanghaiTime(row.created_at),
  }
})
