import type { Member } from '#kernel/member.ts'
import { may } from '#kernel/member.ts'

export const maySeeResults = (member: Member | undefined, ownerId: number | null) =>
  member !== undefined && (may(member, 'figures.read') || member.userId === ownerId)
