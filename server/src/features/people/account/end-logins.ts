import { accountTopics } from '#contract/wire/socket.ts'
import type { Context } from '#kernel/services.ts'
import type { EndedLogin } from './sessions.ts'

/** Tells the clients of logins that were ended from elsewhere. Their next call would learn it too. */
export const publishEnded = async ({ rooms }: Pick<Context, 'rooms'>, ended: EndedLogin[]): Promise<void> => {
  await Promise.all(ended.map((login) => rooms.toSession(accountTopics.outsideAccount, login.id, {})))
}
