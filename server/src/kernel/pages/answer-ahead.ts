import type { Language } from '#contract/wire/language.ts'
import type { Handler } from '#kernel/answer.ts'
import type { Context, Services } from '#kernel/services.ts'
import type { Ahead } from './page.ts'

/** Answers that travel inside the page. The client uses them only in the language they were made for. */
export type AnsweredAhead = {
  language: Language
  answers: { id: string; input: unknown; output: unknown; again?: Ahead['again'] }[]
}

export async function answerAhead(
  services: Services,
  handlers: Map<string, Handler>,
  asked: Ahead[],
  language: Language,
  requestId: string,
): Promise<AnsweredAhead> {
  const context: Context = {
    ...services,
    member: undefined,
    caller: { requestId, address: '', language, client: 'phone', guestId: '', isSecure: false },
    setLoginCookie: () => undefined,
  }
  const answers = await Promise.all(
    asked.map(async ({ call, input, again }) => ({
      id: call.id,
      input,
      output: await handlers.get(call.id)!.run(input, context),
      ...(again && { again }),
    })),
  )
  return { language, answers }
}
