import type { Language } from '#contract/wire/language.ts'
import type { Handler } from '#kernel/answer.ts'
import type { Context, Services } from '#kernel/services.ts'
import type { Preload } from './page.ts'

/** Answers that travel inside the page. The client uses them only in the language they were made for. */
export type PreloadedAnswers = {
  language: Language
  answers: { id: string; input: unknown; output: unknown; again?: Preload['again'] }[]
}

export async function runPreloads(
  services: Services,
  handlers: Map<string, Handler>,
  asked: Preload[],
  language: Language,
  requestId: string,
): Promise<PreloadedAnswers> {
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
