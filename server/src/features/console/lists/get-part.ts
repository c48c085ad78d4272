import { recordCalls } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'

export const getPart = answer(recordCalls.part, async (input, context) => {
  const { resource, part } = resourcesOf(context).openPart(context, input.resource, input.part)
  if ((await resource.rows.byIds(context, [input.id])).length === 0) throw refuse(failures.dataMissing)
  const { facts = [], tables = [], checks = [] } = await part.read(context, input.id)
  return { facts, tables, checks }
})
