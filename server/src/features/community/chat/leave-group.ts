import { chatCalls, chatFailures } from '#contract/community/chat.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { postSystemLine, removeMembers } from './chat-groups.ts'
import { lockGroup, selectMemberIds } from './chat-settings.queries.ts'
import { chatNoticeText } from './chat.text.ts'

/** Of a group two must stay, however many leave at once. */
const fewest = 2

export const mayLeave = ({ is_bound: isBound }: { is_bound: boolean }, memberCount: number): boolean =>
  !isBound && memberCount > fewest

export const leaveGroup = answer(chatCalls.leave, async ({ group_id: groupId }, context) => {
  const { userId } = memberOf(context)
  await context.db.transaction(async (db) => {
    const group = await lockGroup(db, groupId)
    const members = await selectMemberIds(db, groupId)
    if (!members.includes(userId)) return
    if (group?.is_bound) throw refuse(chatFailures.groupBound)
    if (members.length <= fewest) throw refuse(chatFailures.groupOfTwo)
    const inside = { ...context, db }
    await removeMembers(inside, groupId, [userId])
    const name = (await selectUser(db, userId))!.truename
    await postSystemLine(inside, groupId, {
      zh: chatNoticeText.zh.left(name),
      en: chatNoticeText.en.left(name),
    })
  })
  return {}
})
