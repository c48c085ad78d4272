import { resourceCalls } from '#contract/console/resources.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { findInLists } from '#kernel/console-framework/search-rows.queries.ts'
import { answer } from '#kernel/answer.ts'
import { may } from '#kernel/member.ts'
import { offsetOf } from '#kernel/paging.ts'
import { presentResource } from './present-resource.ts'
import { presentRow } from './present-row.ts'
import { rankHits } from './rank-hits.ts'

const largestPage = 200
const mostOptions = 30

export const listResources = answer(resourceCalls.resources, async (_input, context) => {
  const resources = resourcesOf(context)
  return resources.all
    .filter((resource) => resources.isSeen(resource, context.member))
    .map((resource) => presentResource(resources, resource, context))
})

export const listRows = answer(resourceCalls.rows, async (input, context) => {
  const { resource, filters } = await resourcesOf(context).openRows(context, input)
  const limit = Math.min(Math.max(input.size, 1), largestPage)
  const { rows, total } = await resource.rows.page(context, {
    filters,
    sort: input.sort,
    descending: input.descending,
    limit,
    offset: offsetOf(input.page, limit),
  })
  return { rows: rows.map((row) => presentRow(resource, row, context)), total }
})

export const listOptions = answer(resourceCalls.options, async (input, context) => {
  const resource = resourcesOf(context).openOptions(context, input.resource)
  const rows =
    input.ids.length > 0
      ? await resource.rows.byIds(context, input.ids.slice(0, 500))
      : (
          await resource.rows.page(context, {
            filters: { q: input.q },
            sort: '',
            descending: true,
            limit: mostOptions,
            offset: 0,
          })
        ).rows
  return rows.map((row) => ({ id: row.id, title: resource.titleOf(row, context.caller.language) }))
})

/** Lists with the filter `q` are searched; those of other rights are not looked at. The best hits come first. */
export const searchResources = answer(resourceCalls.search, async ({ q }, context) => {
  const searched = resourcesOf(context).all.filter(
    ({ right, filters }) => 'q' in filters && may(context.member, right),
  )
  const found = await Promise.all(
    (await findInLists(context, searched, q)).map(async ({ list, ids }) => ({
      resource: list.name,
      title: list.title[context.caller.language],
      rows: (await list.rows.inOrder(context, ids)).map((row) => ({
        id: row.id,
        title: list.titleOf(row, context.caller.language),
        note: '',
      })),
    })),
  )
  return rankHits(found, q)
})
