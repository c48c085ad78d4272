import type { Failure } from '#contract/wire/failure.ts'
import { Refusal, refuse } from './fail.ts'
import { outageOf } from './outage.ts'
import type { Context } from './services.ts'

/** Answers a fault of the store with the failure of what was asked. An outage is answered by the kernel. */
export async function orRefuse<Result>(
  { log }: Pick<Context, 'log'>,
  failure: Failure,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || outageOf(error)) throw error
    log.error({ err: error }, failure.en)
    throw refuse(failure)
  }
}
