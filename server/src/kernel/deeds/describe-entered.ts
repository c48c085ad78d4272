import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { describeValue } from '#kernel/console-framework/describe-value.ts'
import type { Field, Fields } from '#kernel/console-framework/fields.ts'
import { separators } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { changeOf } from './guarded-deed.ts'
import type { Change } from './guarded-deed.ts'

/** What was entered, as something that was not there before. */
export async function describeEntered(
  context: Context,
  fields: Fields,
  values: Record<string, unknown>,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const [key, field] of Object.entries(fields))
    if (isEntered(values[key]))
      changes.push(changeOf(field.title, '', await writeEntered(context, field, values[key])))
  return changes
}

const isEntered = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Records of another list by what they are called, since nobody can agree to a number. */
export async function writeEntered(context: Context, field: Field, value: unknown): Promise<string> {
  const { language } = context.caller
  const resource = resourcesOf(context).all.find(({ name }) => name === field.resource)
  if (!resource) return describeValue(field, value, language)
  const rows = await resource.rows.byIds(context, [value].flat().map(Number))
  const titles = rows.map((row) => resource.titleOf(row, language))
  return titles.join(separators[language]) || describeValue(field, value, language)
}
