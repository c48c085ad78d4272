import type { Language } from '#contract/wire/language.ts'
import { writeFields } from '#contract/wire/write-fields.ts'
import type { Handler } from '#kernel/answer.ts'
import type { Caller } from '#kernel/caller.ts'
import { Refusal } from '#kernel/fail.ts'
import { decode } from '#kernel/http/decode.ts'
import { mayReadLate } from '#kernel/http/fresh-cookie.ts'
import { readingLate } from '#kernel/replicas/late.ts'
import { ignoreChange } from '#kernel/audit/noted-change.ts'
import type { Member } from '#kernel/member.ts'
import type { CallContext, Services } from '#kernel/services.ts'
import type { Preload } from './page.ts'

/** Answers that travel inside the page. The client uses them only in the language they were made for. */
export type PreloadedAnswers = {
  language: Language
  answers: { id: string; input: unknown; output: unknown; again?: Preload['again'] }[]
  /** Whose page it is, as the call about them answers; undefined for a page that anybody may see. */
  member?: PageOwner
  /** What was refused, where visitors find nothing: the screen says so without asking again. */
  refused?: PreloadedRefusal[]
}

export type PreloadedRefusal = { id: string; input: unknown; status: number; message: string }

export type PageOwner = { userid: number }

export type PreloadedAnswer = PreloadedAnswers['answers'][number]

/**
 * What the questions of a page are answered with. Its browser has no name here and the server says that it is drawing, so
 * that nothing counts as a visit, and an answer inside of a page sets no cookie.
 */
export const pageContext = (
  services: Services,
  asking: PageCaller,
  member?: Member,
  cookies?: string,
): CallContext => ({
  ...services,
  db: pageDb(services, member, cookies),
  caller: {
    ...asking,
    client: 'phone',
    guestId: '',
    device: '',
    loginCookie: '',
    isSecure: false,
    userAgent: '',
    origin: undefined,
    host: '',
    isDrawing: true,
  },
  member,
  noteAccount: () => undefined,
  noteChange: ignoreChange,
  setLoginCookie: () => undefined,
  setDeviceCookie: () => undefined,
})

function pageDb({ db, visitorDb }: Services, member: Member | undefined, cookies: string | undefined) {
  const own = member ? db : visitorDb
  return mayReadLate(cookies, member) ? readingLate(own) : own
}

type PageCaller = Pick<Caller, 'requestId' | 'address' | 'language'>

/** Like what a screen asks for, what a page lists may be refused. */
export const runPreloads = (
  context: CallContext,
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

export type AnsweredQuestions = { answers: PreloadedAnswer[]; refused: PreloadedRefusal[] }

/**
 * Answers what the one for whom the page is rendered may ask. Where that is a visitor, members ask again, since their
 * answers may differ. What counts a visit is asked again by everybody.
 */
export async function answerQuestions(
  context: CallContext,
  handlers: Map<string, Handler>,
  questions: Question[],
): Promise<AnsweredQuestions> {
  const asked = questions.filter(({ id }) => {
    const handler = handlers.get(id)
    return handler !== undefined && mayAnswer(context, handler)
  })
  const settled = await Promise.allSettled(
    asked.map(({ id, input }) => answerQuestion(context, handlers.get(id)!, input)),
  )
  const answers: PreloadedAnswer[] = []
  const refused: PreloadedRefusal[] = []
  for (const [at, one] of settled.entries())
    if (one.status === 'fulfilled') answers.push(one.value)
    else if (one.reason instanceof Refusal) refused.push(presentRefusal(context, asked[at]!, one.reason))
    else throw one.reason
  return { answers, refused }
}

const presentRefusal = ({ caller }: CallContext, question: Question, { failure }: Refusal) => ({
  ...question,
  status: failure.status,
  message: failure[caller.language],
})

const mayAnswer = ({ member }: CallContext, { call }: Handler) =>
  member ? call.access !== 'operator' : call.access === 'open'

async function answerQuestion(
  context: CallContext,
  handler: Handler,
  input: Record<string, unknown>,
): Promise<PreloadedAnswer> {
  const { call } = handler
  const output = await handler.run(decode(call, writeFields(input)), context)
  if (call.countsVisit) return { id: call.id, input, output, again: 'always' }
  return { id: call.id, input, output, ...(!context.member && { again: 'member' }) }
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
