import { userNoticed } from '#kernel/notice.ts'
import type { Notice } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'

/** The account of a doctor may be deleted. */
export async function notifyDoctor(
  { events }: Pick<Services, 'events'>,
  userId: number | null,
  notice: Notice,
): Promise<void> {
  if (userId !== null) await events.publish(userNoticed, { userId, notice })
}
