import type { Member } from '#kernel/member.ts'

type Watched = {
  work: { is_free: boolean }
  /** The account of the doctor who made the work. */
  ownerId: number | null
  episode: { is_trial: boolean }
}

/** Whether the address of an episode may be returned: the only place that decides it. */
export function mayWatchEpisode({ work, ownerId, episode }: Watched, member: Member | undefined): boolean {
  if (work.is_free || episode.is_trial) return true
  return member !== undefined && (member.role === 'operator' || member.userId === ownerId)
}
