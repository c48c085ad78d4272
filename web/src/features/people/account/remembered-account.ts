import { storage } from '#web/platform/storage.ts'

/** Who was here last and may come back with one press. */
export type RememberedAccount = { name: string; refresh_token: string; until: number }

export function parseRemembered(source: string, now: number): RememberedAccount | undefined {
  try {
    const found = JSON.parse(source) as Partial<Record<keyof RememberedAccount, unknown>>
    const { name, refresh_token, until } = found
    if (typeof name !== 'string' || typeof refresh_token !== 'string' || typeof until !== 'number')
      return undefined
    return until > now && refresh_token !== '' ? { name, refresh_token, until } : undefined
  } catch {
    return undefined
  }
}

export const rememberedAccount = () => parseRemembered(storage.get('remembered_account'), Date.now())
