import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { feedbackCalls, feedbackFailures } from '#contract/people/feedback.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import type { Context } from '#kernel/services.ts'
import { proveBySlide } from '#server/features/people/account/slide-ticket.ts'
import { insertFeedback } from './feedback.queries.ts'

const perMember = { name: 'feedback-member', max: 20, windowMs: 3600_000 }
const perAddress = { name: 'feedback-address', max: 20, windowMs: 3600_000 }

export const sendFeedback = answer(
  feedbackCalls.send,
  async ({ phone, slide_ticket: ticket, ...input }, context) => {
    const { db, vault, limits, member, caller } = context
    if (member) await limits.spend(perMember, String(member.userId))
    else await limits.spend(perAddress, caller.address)
    if (phone !== '' && !isPhone(phone, defaultCountryCode)) throw refuse(accountFailures.wrongPhone)
    const pictures = await checkPictures(context, input.pictures)
    // Last, so that a mistake in the form does not cost the ticket.
    if (!member) await proveBySlide(context, ticket, { isAsked: true })
    await insertFeedback(db, {
      ...input,
      pictures,
      user_id: member?.userId ?? null,
      phone_sealed: phone === '' ? null : vault.seal(phone),
    })
    return {}
  },
)

/** Visitors own nothing. */
const checkPictures = ({ db, member }: Context, given: string[]) =>
  requireOwnFiles(
    db,
    given,
    { ownerId: member?.userId ?? 0, accept: 'pictures' },
    feedbackFailures.pictureNotOwn,
  )
