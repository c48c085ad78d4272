import type { Language } from '#contract/wire/language.ts'
import { writeFields } from '#contract/wire/write-fields.ts'
import type { Handler } from '#kernel/answer.ts'
import { Refusal } from '#kernel/fail.ts'
import { decode } from '#kernel/http/decode.ts'
import type { Context, Services } from '#kernel/services.ts'
import type { Preload } from './page.ts'

/** Answers that travel inside the page. The client uses them only in the language they were made for. */
export type PreloadedAnswers = {
  language: Language
  answers: { id: string; input: unknown; output: unknown; again?: Preload['again'] }[]
}

export type PreloadedAnswer = PreloadedAnswers['answers'][number]

/** A visitor who has no name: nothing that is asked for counts as a visit. */
export const visitorContext = (services: Services, caller: VisitorCaller): Context => ({
  ...services,
  member: undefined,
  caller: { ...caller, client: 'phone', guestId: '', isSecure: false },
  noteAccount: () => undefined,
  setLoginCookie: () => undefined,
})

type VisitorCaller = Pick<Context['caller'], 'requestId' | 'address' | 'language'>

export const runPreloads = (
  context: Context,
  handlers: Map<string, Handler>,
  asked: Preload[],
): Promise<PreloadedAnswer[]> =>
  Promise.all(
    asked.map(async ({ call, input, again }) => ({
      id: call.id,
      input,
      output: await handlers.get(call.id)!.run(input, context),
      ...(again && { again }),
    })),
  )

/** A question that a screen asks while it is rendered. */
export type Question = { id: string; input: Record<string, unknown> }

/**
 * Answers what a visitor may ask. A refusal is left out: the page shows it when its scripts ask. Members ask again,
 * since their answers may differ.
 */
export async function answerQuestions(
  context: Context,
  handlers: Map<string, Handler>,
  questions: Question[],
): Promise<PreloadedAnswer[]> {
  const found = await Promise.all(
    questions.map(async ({ id, input }) => {
      const handler = handlers.get(id)
      if (!handler || handler.call.access !== 'open') return []
      const again = handler.call.countsVisit ? ('always' as const) : ('member' as const)
      try {
        return [
          { id, input, output: await handler.run(decode(handler.call, writeFields(input)), context), again },
        ]
      } catch (error) {
        if (error instanceof Refusal) return []
        throw error
      }
    }),
  )
  return found.flat()
}
