import { departmentCalls } from '#contract/library/departments.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { countFollowers, setFollow } from '#server/features/community/follows/follows.queries.ts'
import { findDepartment } from './departments.ts'

const setSubscription = (call: typeof departmentCalls.subscribe, isOn: boolean) =>
  answer(call, async (input, context) => {
    const { userId } = memberOf(context)
    const { id } = await findDepartment(context.db, input.department_id)
    await setFollow(context.db, userId, 'department', id, isOn)
    return { is_subscribed: asBit(isOn), subscribe_num: await countFollowers(context.db, 'department', id) }
  })

export const subscribeDepartment = setSubscription(departmentCalls.subscribe, true)
export const unsubscribeDepartment = setSubscription(departmentCalls.cancelSubscribe, false)
