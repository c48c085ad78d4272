import type { Member } from '#kernel/member.ts'

type Watched = {
  work: { is_free: boolean }
  /** The account of the doctor whose work it is. */
  ownerId: number | null
  episode: { is_trial: boolean }
}

/** Whether the address of an episode may be told: this is the one place that decides it. */
export function mayWatchEpisode({ work, ownerId, episode }: Watched, member: Member | undefined): boolean {
  if (work.is_free || episode.is_trial) return true
  return member !== undefined && (member.role === 'operator' || member.userId === ownerId)
}
