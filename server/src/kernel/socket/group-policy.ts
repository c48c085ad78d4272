import type { Member } from '#kernel/session/sessions.ts'

/** Whether somebody, or a visitor, may hear what is said in a group. */
export type MayJoin = (groupId: string, member: Member | undefined) => Promise<boolean>

/** What a new kind of group is until its feature says otherwise: closed. */
export const mayJoinByName: MayJoin = async (groupId, member) =>
  /^(public|meeting):./.test(groupId) || (member !== undefined && groupId === `user:${member.userId}`)

/** Whether a group is told how many it is. A member's own devices are not an audience. */
export const isCounted = (groupId: string) => !groupId.startsWith('user:')
