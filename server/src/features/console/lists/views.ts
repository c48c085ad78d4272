import { resourceCalls } from '#contract/console/resources.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { may } from '#kernel/member.ts'
import { deleteView, selectViews, upsertView } from './lists.queries.ts'

/** Who looks after the installation may tidy up what others share. */
const tidying = 'system.manage'

export const listViewsOf = answer(resourceCalls.views, async ({ resource }, context) => {
  resourcesOf(context).open(context, resource)
  const { userId } = memberOf(context)
  return (await selectViews(context.db, userId, resource)).map(({ user_id, owner, ...view }) => ({
    ...view,
    owner: user_id === userId ? '' : owner || `ID ${user_id}`,
    may_remove: user_id === userId || may(context.member, tidying),
  }))
})

export const saveView = answer(resourceCalls.saveView, async (input, context) => {
  const { resource } = input
  resourcesOf(context).open(context, resource)
  await upsertView(context.db, { ...input, user_id: memberOf(context).userId })
  return {}
})

export const removeView = answer(resourceCalls.removeView, async ({ id }, context) => {
  const { userId } = memberOf(context)
  await deleteView(context.db, id, { userId, mayRemoveShared: may(context.member, tidying) })
  return {}
})
