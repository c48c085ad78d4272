import { priceText } from '#web/ui/format/price-text.ts'

/** With its sign: what is added has a plus. */
export const signedAmount = (yuan: string) =>
  yuan.startsWith('-') ? `−${priceText(yuan.slice(1))}` : `+${priceText(yuan)}`
