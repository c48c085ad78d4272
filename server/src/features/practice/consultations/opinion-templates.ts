import { opinionCalls, opinionFailures, opinionLimits } from '#contract/practice/opinions.ts'
import type { OpinionTemplate } from '#contract/practice/opinions.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { deleteTemplate, selectTemplates, upsertTemplate } from './opinion-templates.queries.ts'
import type { TemplateRow } from './opinion-templates.queries.ts'

const presentTemplate = ({ id, name, opinion }: TemplateRow): OpinionTemplate => ({
  template_id: id,
  name,
  opinion,
})

export const listTemplates = answer(opinionCalls.templates, async (_input, context) => {
  const rows = await selectTemplates(context.db, memberOf(context).userId)
  return { templates: rows.map(presentTemplate) }
})

export const saveTemplate = answer(opinionCalls.saveTemplate, async ({ name, opinion }, context) => {
  const { userId } = memberOf(context)
  if (name === '') throw refuse(opinionFailures.templateNameMissing)
  const known = await selectTemplates(context.db, userId)
  if (known.length >= opinionLimits.templates && !known.some((row) => row.name === name))
    throw refuse(opinionFailures.templatesFull)
  return presentTemplate(await upsertTemplate(context.db, { user_id: userId, name, opinion }))
})

export const removeTemplate = answer(opinionCalls.removeTemplate, async ({ template_id }, context) => {
  if (!(await deleteTemplate(context.db, template_id, memberOf(context).userId)))
    throw refuse(opinionFailures.templateMissing)
  return {}
})
