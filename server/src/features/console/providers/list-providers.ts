import { providerCalls } from '#contract/console/providers.ts'
import type { ShownVariable } from '#contract/console/providers.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { selectSetting } from '#kernel/settings.queries.ts'
import { providerNames, providers } from './catalogue.ts'
import type { ProviderName, Variable } from './catalogue.ts'
import { providerHelp } from './provider-help.ts'
import { maskSetting } from './mask-setting.ts'
import { testKey } from './tested.ts'
import type { Tested } from './tested.ts'

export const listProviders = answer(providerCalls.list, async (_input, context) => {
  const { env, db, caller, providerSettings } = context
  const entered = await providerSettings.read()
  return Promise.all(
    providerNames.map(async (name) => {
      const provider = providers[name]
      return {
        name,
        title: provider.title[caller.language],
        about: provider.about[caller.language],
        state: provider.state(env),
        needs_restart: provider.needsRestart ?? false,
        takes_two: provider.takesTwo ?? false,
        test_field: provider.testField ?? ('' as const),
        sources: providerHelp[name].sources.map(({ title, url }) => ({ title: title[caller.language], url })),
        variables: provider.variables.map((variable) => ({
          ...presentVariable(context, variable, entered),
          ...presentHelp(name, variable, caller.language),
        })),
        tested: (await selectSetting<Tested>(db, testKey(name))) ?? null,
      }
    }),
  )
})

function presentHelp(name: ProviderName, variable: Variable, language: Language) {
  const { example = '', hint, onlyFor = null } = providerHelp[name].fields[variable.name] ?? {}
  return { example, hint: hint?.[language] ?? '', only_for: onlyFor }
}

function presentVariable(
  { caller, providerSettings }: Context,
  { name, title, isSecret = false, isLong = false, options = [] }: Variable,
  entered: Record<string, string>,
): Omit<ShownVariable, 'example' | 'hint' | 'only_for'> {
  const given = providerSettings.fromEnvironment(name)
  const value = given ?? entered[name] ?? ''
  return {
    name,
    title: title[caller.language],
    source: given !== undefined ? 'environment' : value === '' ? 'none' : 'console',
    value: maskSetting(value, isSecret),
    is_secret: isSecret,
    is_long: isLong,
    options,
  }
}
