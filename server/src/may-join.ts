import type { Db } from '#kernel/database.ts'
import { mayJoinByName } from '#kernel/socket/group-policy.ts'
import type { MayJoin } from '#kernel/socket/group-policy.ts'
import { itemOfGroup, mayHear } from './features/comments/may-hear.ts'

/** The groups that features have rules for; the name decides about the others. */
export const createMayJoin =
  (db: Db): MayJoin =>
  async (groupId, member) => {
    const item = itemOfGroup(groupId)
    return item ? mayHear({ db, member }, item) : mayJoinByName(groupId, member)
  }
