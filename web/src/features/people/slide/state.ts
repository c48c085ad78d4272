import { accountFailures } from '#contract/people/account.ts'
import { slideFailures } from '#contract/people/slide.ts'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { slideSignal } from './slide-signal.ts'

/** One from the screen of its own, for whatever asks next. It is good for five minutes at the server. */
let kept: { ticket: string; until: number } | undefined

const keptMs = 4 * 60_000

export function saveSlideTicket(ticket: string): void {
  kept = { ticket, until: Date.now() + keptMs }
}

function takeKept(): string | undefined {
  const found = kept && kept.until > Date.now() ? kept.ticket : undefined
  kept = undefined
  return found
}

const limits = new Set<number | undefined>([failures.tooOften.status, accountFailures.codeTooOften.status])

/** Has the person solve the puzzle; undefined when they close it, or when something else asks meanwhile. */
export function askForSlideTicket(): Promise<string | undefined> {
  const ready = takeKept()
  if (ready !== undefined) return Promise.resolve(ready)
  slideSignal.get()?.answer(undefined)
  return new Promise((resolve) => {
    slideSignal.set({
      answer(ticket) {
        slideSignal.set(null)
        resolve(ticket)
      },
    })
  })
}

/**
 * A call that may need a ticket: asked for beforehand where the configuration says so, and once more when the
 * server misses one. Undefined when the person gives up.
 */
export async function withSlideTicket<Answer>(
  isAsked: () => Promise<boolean>,
  call: (ticket: string | undefined) => Promise<Answer>,
): Promise<{ answer: Answer; ticket: string | undefined } | undefined> {
  const isAskedFirst = await isAsked()
  let ticket = isAskedFirst ? await askForSlideTicket() : undefined
  if (isAskedFirst && ticket === undefined) return undefined
  try {
    return { answer: await call(ticket), ticket }
  } catch (error) {
    const status = error instanceof CallFailure ? error.status : undefined
    // A limit that others have used up is open to whoever solves a puzzle: the configuration says so.
    const isOpened = ticket === undefined && limits.has(status) && (await isAsked())
    if (status !== slideFailures.slideNeeded.status && !isOpened) throw error
  }
  ticket = await askForSlideTicket()
  return ticket === undefined ? undefined : { answer: await call(ticket), ticket }
}
