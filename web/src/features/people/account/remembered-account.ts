import * as z from 'zod/mini'
import { storage } from '#web/platform/storage.ts'

const shape = z.object({ name: z.string(), refresh_token: z.string(), until: z.number() })

/** Who was here last and may come back with one press. */
export type RememberedAccount = z.infer<typeof shape>

export function parseRemembered(source: string, now: number): RememberedAccount | undefined {
  try {
    const found = shape.parse(JSON.parse(source))
    return found.until > now && found.refresh_token !== '' ? found : undefined
  } catch {
    return undefined
  }
}

export const rememberedAccount = () => parseRemembered(storage.get('remembered_account'), Date.now())
