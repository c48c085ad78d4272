import { longestOrder, orderCalls } from '#contract/console/order.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { answer } from '#kernel/answer.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { changeFields } from './change-fields.ts'
import { formOf, readForm } from './read-form.ts'

/** A list whose records say in the field `sort` where they stand. */
function openOrdered(context: Context, name: string) {
  const resource = resourcesOf(context).open(context, name)
  const form = formOf(context, resource)
  if (!('sort' in form.fields)) throw refuse(resourceFailures.notChanged)
  return { resource, form }
}

export const readOrder = answer(orderCalls.read, async (input, context) => {
  const { resource } = openOrdered(context, input.resource)
  const asked = { filters: {}, sort: 'sort', descending: false, limit: longestOrder, offset: 0 }
  const { rows } = await resource.rows.page(context, asked)
  return rows.map((row) => ({ id: row.id, title: resource.titleOf(row, context.caller.language) }))
})

/** From 1 on: who creates a record without a place gets 0, the first one. */
export const saveOrder = answer(orderCalls.save, async (input, context) => {
  const { resource, form } = openOrdered(context, input.resource)
  const { language } = context.caller
  const ids = [...new Set(input.ids)]
  // In one order for everybody, so that two who sort at once wait for each other and do not lock each other out.
  const places = ids.map((id, at) => ({ id, sort: at + 1 })).toSorted((a, b) => a.id - b.id)
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    for (const { id, sort } of places)
      await changeFields(
        inside,
        { resource, form, reason: '' },
        { id, values: { sort }, read: (values) => readForm(form, values, context) },
      )
  })
  const titles = new Map(
    (await resource.rows.byIds(context, ids)).map((row) => [row.id, resource.titleOf(row, language)]),
  )
  context.noteChange({
    target: { kind: resource.name, id: 0, name: '' },
    after: { order: ids.map((id) => titles.get(id) ?? String(id)) },
  })
  return {}
})
