import type { Services } from '#kernel/services.ts'
import type { PaymentPort } from '#kernel/ports/payments.ts'

/** The same services with a sandbox provider that behaves in another way. */
export function withProvider(services: Services, change: Partial<PaymentPort>): Services {
  const { payments } = services.providers
  const provider = () => ({ ...payments.provider('sandbox'), ...change })
  return { ...services, providers: { ...services.providers, payments: { ...payments, provider } } }
}

export const away = () => Promise.reject(new Error('the provider is away'))
