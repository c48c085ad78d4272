import { CallFailure, isFinalRefusal, isLoginEnded } from './call-failure.ts'

const longestWaitMs = 15_000

/** Makes a call until the server answers it, with growing pauses. For calls that change nothing when they are repeated. */
export async function untilAnswered<Answer>(
  call: () => Promise<Answer>,
  /** Whether nobody waits for the answer any more. */
  isOver: () => boolean = () => false,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Answer> {
  for (let waitMs = 1000; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await call()
    } catch (error) {
      const isAnswer = isFinalRefusal(error) || (error instanceof CallFailure && isLoginEnded(error))
      if (isAnswer || isOver()) throw error
      await wait(waitMs)
    }
  }
}
