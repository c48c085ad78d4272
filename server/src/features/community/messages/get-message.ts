import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { cleanRichText, plainAsRichText } from '#kernel/rich-text.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { bodyIn, textIn } from './messages.present.ts'
import { selectReadableMessage } from './messages.queries.ts'

/** A message that is for others does not exist, as far as a caller can tell. */
export const getMessage = answer(pushCalls.text, async ({ id }, { db, member, caller }) => {
  const row = await selectReadableMessage(db, id, member?.userId)
  if (!row) throw refuse(failures.dataMissing)
  const { title, content } = textIn(row, caller.language)
  const body = bodyIn(row, caller.language)
  return {
    id: row.id,
    title,
    body: body === '' ? plainAsRichText(content) : cleanRichText(body),
    created_at: shanghaiTime(row.created_at),
  }
})
