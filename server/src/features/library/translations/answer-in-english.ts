import type { Handler } from '#kernel/answer.ts'
import { late } from '#kernel/replicas/late.ts'
import { contentTextsOf } from './content-texts.ts'
import { selectEnglish } from './translations.queries.ts'

/** The same handler, whose answers in English bring the translations of the texts that the contract calls content texts. */
export function answerInEnglish(handler: Handler): Handler {
  const texts = contentTextsOf(handler.call.output)
  if (!texts) return handler
  return {
    ...handler,
    async run(input, context) {
      const output = await handler.run(input, context)
      if (context.caller.language !== 'en') return output
      const chinese = new Set<string>()
      texts.collect(output, chinese)
      return texts.replace(output, await selectEnglish(late(context.db), [...chinese]))
    },
  }
}
