import { checkinPaths } from '#web/paths/checkin.ts'

/** The check-in code in the address that a screen on site shows as a QR code; undefined for any other QR code. */
export function codeIn(scanned: string, origin: string): string | undefined {
  const address = URL.parse(scanned)
  if (address?.origin !== origin || address.pathname !== checkinPaths.scan) return undefined
  return address.searchParams.get('code') || undefined
}
