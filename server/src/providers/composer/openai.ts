import * as z from 'zod/mini'
import { askOutside } from '#kernel/ask-outside.ts'
import type { ComposerPort } from '#kernel/ports/composer.ts'

const timeoutMs = 8_000

const reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
})

const told = z.object({ sentences: z.array(z.string()) })

const instruction =
  'You order quotations for doctors. Answer the question only with sentences copied word by word from the passages, in a useful order. Never change, shorten or add a word. Reply with JSON: {"sentences": ["…"]}.'

/** A service that speaks the chat completions of OpenAI, which most models are served by. */
export function openaiComposer({
  url,
  key,
  model,
}: {
  url: string
  key: string
  model: string
}): ComposerPort {
  return {
    async compose(question, passages) {
      const response = await askOutside(`${url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model,
          temperature: 0,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: JSON.stringify({ question, passages }) },
          ],
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`The language model answered ${response.status}`)
      const [choice] = reply.parse(await response.json()).choices
      return told.parse(JSON.parse(choice?.message.content ?? '')).sentences.map((words) => ({ words }))
    },
  }
}
