import { resourceCalls } from '#contract/console/resources.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { deleteView, selectViews, upsertView } from './lists.queries.ts'

export const listViewsOf = answer(resourceCalls.views, async ({ resource }, context) =>
  selectViews(context.db, memberOf(context).userId, resource),
)

export const saveView = answer(resourceCalls.saveView, async ({ resource, name, query }, context) => {
  resourcesOf(context).open(context, resource)
  await upsertView(context.db, { user_id: memberOf(context).userId, resource, name, query })
  return {}
})

export const removeView = answer(resourceCalls.removeView, async ({ id }, context) => {
  await deleteView(context.db, memberOf(context).userId, id)
  return {}
})
