import type { Failure } from '#contract/wire/failure.ts'
import { isDatabaseAway } from '#kernel/database.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'

/** A fault in the store is told by the message of what failed. That the database is away is said by the kernel. */
export async function orRefuse<Result>(
  { log }: Pick<Context, 'log'>,
  failure: Failure,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || isDatabaseAway(error)) throw error
    log.error({ err: error }, failure.en)
    throw refuse(failure)
  }
}
