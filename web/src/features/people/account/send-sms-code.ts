import { defaultCountryCode } from '#contract/people/account.ts'
import type { smsScenes } from '#contract/people/account.ts'
import { withSlideTicket } from '#web/features/people/slide/state.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { accountMutations } from './mutations.ts'
import { accountQueries } from './queries.ts'

export type SmsScene = (typeof smsScenes)[number]

/** To a number, to the number of an account, or, with neither, to the own one. */
export type SmsTarget = { phone?: string; username?: string; country_code?: string }

/** False when the person gave up on the verification before it. */
export async function sendSmsCode(target: SmsTarget, scene: SmsScene): Promise<boolean> {
  try {
    const sent = await withSlideTicket(accountQueries.asksSlideForSms, (slide_ticket) =>
      accountMutations.sendCode({ country_code: defaultCountryCode, ...target, scene, slide_ticket }),
    )
    return sent !== undefined
  } catch (error) {
    showFailure(error)
    throw error
  }
}
