import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Form, Resource } from '#kernel/console-framework/resource.ts'
import type { Context } from '#kernel/services.ts'

/** The form of a resource, for somebody who may save it. */
export function formOf({ member }: Context, { form, name }: Resource): Form {
  if (!form) throw refuse(resourceFailures.unknownAction, { detail: name })
  if (form.right && !may(member, form.right)) throw refuse(failures.noPermission)
  return form
}

/** The values of a form, or a refusal that says what is wrong with which field. */
export function readForm(form: Form, entered: Record<string, unknown>, { caller }: Context) {
  const { values, problems } = readFields(form.fields, entered)
  const wrong = Object.entries(problems)
  if (wrong.length > 0)
    throw refuse(resourceFailures.valuesWrong, {
      detail: wrong[0]![0],
      data: { problems: Object.fromEntries(wrong.map(([key, problem]) => [key, problem[caller.language]])) },
    })
  return values
}
