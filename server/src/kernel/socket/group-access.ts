import type { ItemContext, Items } from '#kernel/items.ts'

/** Who wants to join: a member, or a visitor known by browser and IP address. */
export type Joiner = Pick<ItemContext, 'member' | 'caller'>

/** Whether somebody may hear what is published to a group. */
export type MayJoin = (groupId: string, joiner: Joiner) => Promise<boolean>

/** What a group's rule may ask about the person who wants to join. */
export type GroupContext = ItemContext & { items: Items }

/** A kind of group that a feature owns. Undefined where the name is not of this kind. */
export type SocketGroup = { mayJoin(groupId: string, context: GroupContext): Promise<boolean> | undefined }

export const defineSocketGroup = <Target>(
  /** What a group's name stands for; the contract builds the name and reads it back. */
  read: (groupId: string) => Target | undefined,
  mayJoin: (context: GroupContext, target: Target) => Promise<boolean>,
): SocketGroup => ({
  mayJoin(groupId, context) {
    const target = read(groupId)
    return target === undefined ? undefined : mayJoin(context, target)
  },
})

/** Groups that no feature owns: public ones, and the devices of one member. All others are closed. */
export const mayJoinByName: MayJoin = async (groupId, { member }) =>
  /^public:./.test(groupId) || (member !== undefined && groupId === `user:${member.userId}`)

/** Whether a group hears how many it is. The devices of one member are not an audience. */
export const isCounted = (groupId: string) => !groupId.startsWith('user:')
