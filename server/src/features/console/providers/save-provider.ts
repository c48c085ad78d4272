import { providerCalls, providerFailures } from '#contract/console/providers.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { EnvError } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import { findProvider } from './find-provider.ts'
import { maskSetting } from './mask-setting.ts'

const longest = 10_000

export const saveProvider = answer(providerCalls.save, async ({ provider: name, values }, context) => {
  const { providerSettings } = context
  const { variables } = findProvider(name)
  const change = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()]))
  for (const [key, value] of Object.entries(change)) {
    if (
      !variables.some((variable) => variable.name === key) ||
      value.length > longest ||
      value.includes('\0')
    )
      throw refuse(failures.parameterError, { detail: key })
    if (providerSettings.fromEnvironment(key) !== undefined)
      throw refuse(providerFailures.setByEnvironment, { detail: key })
  }
  const before = await providerSettings.read()
  try {
    await providerSettings.save(change)
  } catch (error) {
    if (error instanceof EnvError) throw refuse(providerFailures.settingsWrong, { detail: error.message })
    throw error
  }
  /** The log shows which settings changed, and no more of them than the screen. */
  const shown = (all: Record<string, string>) =>
    variables
      .filter((variable) => variable.name in change)
      .map(
        (variable) => `${variable.name}=${maskSetting(all[variable.name] ?? '', variable.isSecret ?? false)}`,
      )
  context.noteChange({
    target: { kind: 'provider', id: 0, name },
    before: shown(before),
    after: shown(change),
  })
  return {}
})
