import type { Member } from '#kernel/session/sessions.ts'

export const maySeeResults = (member: Member | undefined, ownerId: number | null) =>
  member !== undefined && (member.role === 'operator' || member.userId === ownerId)
