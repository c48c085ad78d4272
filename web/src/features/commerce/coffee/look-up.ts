import { pickupFailures } from '#contract/commerce/coffee.ts'
import type { Pickup } from '#contract/commerce/coffee.ts'
import { isFreshStep, readPickupCode } from '#contract/commerce/pickup-code.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import type { Language } from '#web/ui/language.ts'
import { coffeeText } from './text.ts'

export type Found = { is: 'found'; voucher: Pickup; isOffline: boolean } | { is: 'refused'; message: string }

type World = {
  /** Asks the server. */
  find: (code: string) => Promise<Pickup>
  /** The vouchers bound to this counter, as the server said last. */
  bound: () => Promise<readonly Pickup[]>
  /** When this counter handed out a voucher that the server does not know of yet. */
  handedOutAt: (code: string) => number | undefined
  now: () => number
  language: Language
}

/** Looks up what was typed or scanned: at the server, and without a network among the vouchers bound to the counter. */
export async function lookUp(typed: string, world: World): Promise<Found> {
  const { language } = world
  const text = coffeeText[language]
  const refused = (message: string): Found => ({ is: 'refused', message })
  const read = readPickupCode(typed)
  if (!read) return refused(pickupFailures.codeWrong[language])
  const handedOutAt = world.handedOutAt(read.code)
  if (handedOutAt !== undefined) return refused(text.handedOut(timeText(handedOutAt)))
  try {
    return { is: 'found', voucher: await world.find(typed), isOffline: false }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.kind === 'refused') return refused(error.message)
  }
  if (read.proof && !isFreshStep(read.proof.step, world.now()))
    return refused(pickupFailures.codeOld[language])
  const voucher = (await world.bound()).find(({ pickup_code }) => pickup_code === read.code)
  return voucher ? { is: 'found', voucher, isOffline: true } : refused(text.offlineUnknown)
}

/** The address that the QR code of a voucher holds; undefined for any other QR code. */
export function codeIn(
  scanned: string,
  { origin, path }: { origin: string; path: string },
): string | undefined {
  const address = URL.parse(scanned)
  if (address?.origin !== origin || address.pathname !== path) return undefined
  return address.searchParams.get('code') || undefined
}

const timeText = (at: number) => new Date(at + 8 * 3600_000).toISOString().slice(11, 16)
