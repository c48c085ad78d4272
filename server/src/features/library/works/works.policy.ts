import type { WorkAccess } from '#contract/library/works.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import type { Right } from '#server/features/library/rights/rights.queries.ts'

/** What decides who may watch a work. */
export type WatchedWork = {
  work: { is_free: boolean; trial_seconds: number; removed_at: Date | null }
  /** The account of the doctor who made the work. */
  ownerId: number | null
  /** What the caller has bought of it. */
  right: Right | undefined
}

/**
 * Why the caller may watch a work as a whole, or that they may only try it; undefined for somebody to whom it does not
 * exist. A removed work stays with those who bought it, its author and operators.
 */
export function judgeWork(
  { work, ownerId, right }: WatchedWork,
  member: Member | undefined,
): WorkAccess | undefined {
  if (member && member.userId === ownerId) return 'own'
  if (may(member, 'works.review')) return 'operator'
  if (member && right) return right.isSuspended ? 'refunding' : 'bought'
  if (work.removed_at) return undefined
  return work.is_free ? 'free' : 'trial'
}

/**
 * How many seconds of a lesson the caller may play: all (Infinity), the first ones, or none (0). The only place that
 * decides whose player gets an address.
 */
export function playableSeconds(
  access: WorkAccess | undefined,
  { work, right }: Pick<WatchedWork, 'work' | 'right'>,
  lesson: { id: number; is_trial: boolean },
): number {
  if (access === undefined) return 0
  if (lesson.is_trial) return Infinity
  const isBought = access !== 'trial' && access !== 'refunding' && !isReturned(access, right, lesson)
  return isBought ? Infinity : work.trial_seconds
}

/** Whether a lesson of a work that was bought was given back. */
export const isReturned = (access: WorkAccess, right: Right | undefined, lesson: { id: number }): boolean =>
  access === 'bought' && right !== undefined && right.returnedLessons.includes(lesson.id)
