import { personalTopics } from '#contract/discover/personal-center.ts'
import type { Services } from '#kernel/services.ts'

/** Publishes to all devices of a user that their counts have to be read again. */
export const publishChange = ({ rooms }: Pick<Services, 'rooms'>, { userId }: { userId: number }) =>
  rooms.toGroup(personalTopics.changed, `user:${userId}`, {})
