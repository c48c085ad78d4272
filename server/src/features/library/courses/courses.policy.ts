import type { WorkAccess } from '#contract/library/courses.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'

/** What decides who may watch a work. */
export type WatchedWork = {
  work: { is_free: boolean; trial_seconds: number; removed_at: Date | null }
  /** The account of the doctor who made the work. */
  ownerId: number | null
  /** The caller has bought it. */
  isBought: boolean
}

/**
 * Why the caller may watch a work as a whole, or that they may only try it; undefined for somebody to whom it does not
 * exist. A removed work stays with those who bought it, its author and operators.
 */
export function judgeWork(
  { work, ownerId, isBought }: WatchedWork,
  member: Member | undefined,
): WorkAccess | undefined {
  if (member && member.userId === ownerId) return 'own'
  if (may(member, 'works.review')) return 'operator'
  if (member && isBought) return 'bought'
  if (work.removed_at) return undefined
  return work.is_free ? 'free' : 'trial'
}

/**
 * How many seconds of a lesson the caller may play: all (Infinity), the first ones, or none (0). The only place that
 * decides whose player gets an address.
 */
export function playableSeconds(
  access: WorkAccess | undefined,
  { work }: Pick<WatchedWork, 'work'>,
  lesson: { is_trial: boolean },
): number {
  if (access === undefined) return 0
  if (access !== 'trial' || lesson.is_trial) return Infinity
  return work.trial_seconds
}
