import { bridge } from '#web/platform/bridge.ts'
import { environment } from '#web/platform/environment.ts'

export type CarrierToken = { gyuid: string; access_token: string }

/** The app may say it as an object or as its JSON text, or that it has none. */
export function readCarrierToken(answer: unknown): CarrierToken | undefined {
  try {
    const token: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
    const { gyuid, access_token } = token as Partial<Record<keyof CarrierToken, unknown>>
    return isWord(gyuid) && isWord(access_token) ? { gyuid, access_token } : undefined
  } catch {
    return undefined
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether the app's own login page takes the place of ours. */
export const hasNativeLogin = () => environment().kind === 'app' && bridge().isPresent()

/** In the address of a login that the app opens when it has a carrier token already. */
export const carrierMark = 'carrier'

export const askCarrierToken = async () =>
  readCarrierToken(await bridge().ask('getData', { type: 'carrierToken' }))
