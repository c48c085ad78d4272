import { accountTopics } from '#contract/wire/socket.ts'
import type { Live } from '#kernel/show-live.ts'
import { showLive } from '#kernel/show-live.ts'
import type { EndedLogin } from './sessions.ts'

/** Tells the clients of logins that were ended from elsewhere. Their next call would learn it too. */
export const publishEnded = (services: Live, ended: EndedLogin[]): Promise<void> =>
  showLive(services, ({ rooms }) =>
    Promise.all(ended.map((login) => rooms.toSession(accountTopics.outsideAccount, login.id, {}))),
  )
