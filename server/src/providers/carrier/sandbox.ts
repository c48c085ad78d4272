import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { CarrierRefused } from '#kernel/ports/carrier.ts'
import type { CarrierPort } from '#kernel/ports/carrier.ts'

const sandboxToken = /^sandbox-(\d+)$/

/** Plays the carriers: the token `sandbox-13800000001` belongs to the phone with that number. */
export const sandboxCarrier = (): CarrierPort => ({
  async resolve({ accessToken }) {
    const phone = sandboxToken.exec(accessToken)?.[1]
    if (phone === undefined || !isPhone(phone, defaultCountryCode))
      throw new CarrierRefused('not a token of the sandbox')
    return { countryCode: defaultCountryCode, phone }
  },
})
