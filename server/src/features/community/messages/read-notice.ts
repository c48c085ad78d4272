import type { Services } from '#kernel/services.ts'
import { presentUnread } from './messages.present.ts'
import { markEventRead, selectCounts } from './messages.queries.ts'
import { publishUnread } from './read-messages.ts'

/** For the feature that sent it: the user has seen what a notice tells of. */
export async function readNotice(
  services: Pick<Services, 'db' | 'rooms'>,
  userId: number,
  notice: { event: string; path: string },
): Promise<void> {
  if ((await markEventRead(services.db, { userId, ...notice })) === 0) return
  const { unreadCount } = presentUnread(await selectCounts(services.db, userId))
  await publishUnread(services, userId, unreadCount)
}
