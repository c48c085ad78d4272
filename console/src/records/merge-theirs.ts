import type { Collision } from '#contract/console/resources.ts'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { changeOf, initialOf } from './form-values.ts'

type Values = Record<string, unknown>
type Three = { base: Values; entered: Values; theirs: Values }

/** What the inputs take over when somebody else has saved: the fields that this person has not touched. */
export function mergeTheirs(fields: ShownField[], { base, entered, theirs }: Three): Values {
  const own = changeOf(fields, base, entered).values
  return initialOf(
    fields.filter(({ key }) => key in theirs && !(key in own)),
    theirs,
  )
}

/** What is still to be decided when one field is; undefined when it was the last. */
export function withoutField(collision: Collision, key: string): Collision | undefined {
  const fields = collision.fields.filter((one) => one !== key)
  return fields.length > 0 ? { ...collision, fields } : undefined
}
