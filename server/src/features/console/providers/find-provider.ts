import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { providerNames, providers } from './catalogue.ts'
import type { Provider, ProviderName } from './catalogue.ts'

export function findProvider(name: string): Provider & { name: ProviderName } {
  const known = providerNames.find((one) => one === name)
  if (!known) throw refuse(failures.dataMissing, { detail: 'provider' })
  return { ...providers[known], name: known }
}
