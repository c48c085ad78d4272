import { agreementFailures } from '#contract/practice/expert-agreements.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { insertText } from './expert-agreements.queries.ts'
import { unknownPlaceholders } from './fill-text.ts'

/** Enters a text that experts sign from now on, and answers its number. */
export async function enterText(
  context: Context,
  { content_zh, content_en }: { content_zh: string; content_en: string },
): Promise<number> {
  const [unknown] = unknownPlaceholders(`${content_zh} ${content_en}`)
  if (unknown) throw refuse(agreementFailures.placeholderWrong, { detail: unknown })
  return insertText(context.db, { content_zh, content_en, created_by: memberOf(context).userId })
}
