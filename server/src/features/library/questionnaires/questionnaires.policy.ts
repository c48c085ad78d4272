import type { Member } from '#kernel/member.ts'

export const maySeeResults = (member: Member | undefined, ownerId: number | null) =>
  member !== undefined && (member.role === 'operator' || member.userId === ownerId)
