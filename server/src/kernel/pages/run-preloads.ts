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

const nameless = {
  client: 'phone',
  guestId: '',
  isSecure: false,
  userAgent: '',
  origin: undefined,
  host: '',
} as const

/** A visitor who has no name: nothing that is asked for counts as a visit. */
export const visitorContext = (services: Services, caller: VisitorCaller): Context => ({
  ...services,
  member: undefined,
  caller: { ...caller, ...nameless },
  noteAccount: () => undefined,
  noteChange: () => undefined,
  setLoginCookie: () => undefined,
})

type VisitorCaller = Pick<Context['caller'], 'requestId' | 'address' | 'language'>

/** Like what a screen asks for, what a page lists may be refused to visitors. */
export const runPreloads = (
  context: Context,
  handlers: Map<string, Handler>,
  asked: Preload[],
): Promise<PreloadedAnswer[]> =>
  leaveRefused(
    asked.map(async ({ call, input, again }) => ({
      id: call.id,
      input,
      output: await handlers.get(call.id)!.run(input, context),
      ...(again && { again }),
    })),
  )

/** A question that a screen asks while it is rendered. */
export type Question = { id: string; input: Record<string, unknown> }

/** Answers what a visitor may ask. Members ask again, since their answers may differ. */
export const answerQuestions = (
  context: Context,
  handlers: Map<string, Handler>,
  questions: Question[],
): Promise<PreloadedAnswer[]> =>
  leaveRefused(
    questions.flatMap(({ id, input }) => {
      const handler = handlers.get(id)
      return handler?.call.access === 'open' ? [answerQuestion(context, handler, input)] : []
    }),
  )

async function answerQuestion(
  context: Context,
  handler: Handler,
  input: Record<string, unknown>,
): Promise<PreloadedAnswer> {
  const { call } = handler
  const output = await handler.run(decode(call, writeFields(input)), context)
  return { id: call.id, input, output, again: call.countsVisit ? 'always' : 'member' }
}

/** A refusal is left out: the page shows it when its scripts ask. */
async function leaveRefused(asking: Promise<PreloadedAnswer>[]): Promise<PreloadedAnswer[]> {
  const settled = await Promise.allSettled(asking)
  return settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value]
    if (one.reason instanceof Refusal) return []
    throw one.reason
  })
}
