import * as z from 'zod/mini'
import { bridge } from '#web/platform/bridge.ts'
import { environment } from '#web/platform/environment.ts'

const shape = z.object({
  gyuid: z.string().check(z.minLength(1)),
  access_token: z.string().check(z.minLength(1)),
})

export type CarrierToken = z.infer<typeof shape>

/** The app may say it as an object or as its JSON text, or that it has none. */
export function readCarrierToken(answer: unknown): CarrierToken | undefined {
  try {
    const read = shape.safeParse(typeof answer === 'string' ? JSON.parse(answer) : answer)
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Whether the app's own login page takes the place of ours. */
export const hasNativeLogin = () => environment().kind === 'app' && bridge().isPresent()

/** In the address of a login that the app opens when it has a carrier token already. */
export const carrierMark = 'carrier'

export const askCarrierToken = async () =>
  readCarrierToken(await bridge().ask('getData', { type: 'carrierToken' }))
