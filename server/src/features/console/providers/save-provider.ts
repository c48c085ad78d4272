import { providerCalls } from '#contract/console/providers.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import { refuse } from '#kernel/fail.ts'
import { askOrDo } from '#server/features/console/requests/ask-or-do.ts'
import { findProvider } from './find-provider.ts'
import { checkSettings, saveSettings } from './save-settings.ts'

export const saveProvider = answer(providerCalls.save, async ({ provider, values, reason }, context) => {
  const { title } = findProvider(provider)
  const settings = Object.entries(values).map(([name, value]) => ({ name, value }))
  const entered = readFields(saveSettings.fields, { provider, settings })
  if (Object.keys(entered.problems).length > 0) throw refuse(failures.parameterError, { detail: 'values' })
  checkSettings(context, entered.values)
  const row = { id: 0, title: title[context.caller.language] }
  const wanted = { deed: saveSettings, resource: 'providers', rows: [row], values: entered.values, reason }
  return { request_id: await askOrDo(context, wanted) }
})
