import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { countFollowers, setFollow } from '#server/features/community/follows/follows.queries.ts'
import { findCompany } from './companies.ts'

const setSubscription = (call: typeof encyclopediaCalls.companySubscribeAdd, isOn: boolean) =>
  answer(call, async (input, context) => {
    const { userId } = memberOf(context)
    const { id } = await findCompany(context.db, input.company_id)
    await setFollow(context.db, userId, 'company', id, isOn)
    return { is_subscribed: asBit(isOn), subscribe_num: await countFollowers(context.db, 'company', id) }
  })

export const subscribeCompany = setSubscription(encyclopediaCalls.companySubscribeAdd, true)
export const unsubscribeCompany = setSubscription(encyclopediaCalls.companySubscribeCancel, false)
