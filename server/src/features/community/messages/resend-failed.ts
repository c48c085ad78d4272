import type { Context } from '#kernel/services.ts'
import { deliverMessage } from './deliver-message.ts'
import { reopenFailed } from './resend-failed.queries.ts'

/** Sends the messages of the last days that failed to reach somebody again, by the channels that failed. Answers how many. */
export const resendFailed = ({ db, jobs }: Context, userId: number): Promise<number> =>
  db.transaction(async (db) => {
    const failed = await reopenFailed(db, userId)
    await jobs.sendAll(
      db,
      deliverMessage,
      failed.map((data) => ({ data })),
    )
    return failed.length
  })
