import { providerFailures } from '#contract/console/providers.ts'
import { failures } from '#contract/wire/failure.ts'
import { linesField, rowsField, textField } from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { EnvError } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { isOnlyAdministrator } from '#server/features/people/account/only-administrator.ts'
import type { Variable } from './catalogue.ts'
import { findProvider } from './find-provider.ts'
import { maskSetting } from './mask-setting.ts'

const longest = 10_000

const fields = {
  provider: textField('服务', 'Service', { isRequired: true }),
  settings: rowsField('设置', 'Settings', {
    name: textField('名称', 'Name', { isRequired: true }),
    value: linesField('值', 'Value', { max: longest }),
  }),
}

type Values = ValuesOf<typeof fields>

/** Saves settings of an outside service, encrypted, and goes over to them. Those that are not given stay. */
export const saveSettings = guardedDeed({
  name: 'providers.save',
  title: words('修改外部服务设置', 'Change the settings of a service'),
  right: 'system.manage',
  secondRight: 'system.manage',
  asksFreshStep: true,
  isSecret: true,
  isFirstAlone: isOnlyAdministrator,
  fields,
  limit: {
    about: words('支付、短信与文件存储的设置', 'settings of payments, SMS and file storage'),
    isAbove: (_context, doings) =>
      doings.some(({ values }) => findProvider(values.provider).takesTwo ?? false),
  },
  async describe({ providerSettings }, { values }) {
    const before = await providerSettings.read()
    return changedOf(values).map(({ name, title, isSecret = false, value }) =>
      changeOf(title, maskSetting(before[name] ?? '', isSecret), maskSetting(value, isSecret)),
    )
  },
  async run(context, { values }) {
    checkSettings(context, values)
    const { providerSettings } = context
    const before = await providerSettings.read()
    const change = Object.fromEntries(values.settings.map(({ name, value }) => [name, value]))
    try {
      await providerSettings.save(context.db, change)
    } catch (error) {
      if (error instanceof EnvError) throw refuse(providerFailures.settingsWrong, { detail: error.message })
      throw error
    }
    // The log shows which settings changed, and no more of them than the screen.
    const shown = (all: Record<string, string>) =>
      changedOf(values).map(
        ({ name, isSecret = false }) => `${name}=${maskSetting(all[name] ?? '', isSecret)}`,
      )
    context.noteChange({
      target: { kind: 'provider', id: 0, name: values.provider },
      before: shown(before),
      after: shown(change),
    })
  },
})

/** Refuses what is no setting of the service, and what the environment sets. */
export function checkSettings({ providerSettings }: Context, { provider, settings }: Values): void {
  const { variables } = findProvider(provider)
  for (const { name } of settings) {
    if (!variables.some((variable) => variable.name === name))
      throw refuse(failures.parameterError, { detail: name })
    if (providerSettings.fromEnvironment(name) !== undefined)
      throw refuse(providerFailures.setByEnvironment, { detail: name })
  }
}

const changedOf = ({ provider, settings }: Values): (Variable & { value: string })[] =>
  findProvider(provider).variables.flatMap((variable) => {
    const entered = settings.find(({ name }) => name === variable.name)
    return entered ? [{ ...variable, value: entered.value }] : []
  })
