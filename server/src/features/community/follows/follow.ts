import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { followCalls, followFailures } from '#contract/community/follows.ts'
import type { FollowKind } from '#contract/community/follows.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { followChanged } from './follows.events.ts'
import type { FollowChange } from './follows.events.ts'
import { countFollowers, isFollowing, setFollow } from './follows.queries.ts'

export const followDoctor = answer(followCalls.attention, async (input, context) => {
  const { userId } = memberOf(context)
  const isOn = input.type === 1
  if (!(await exists(context, 'doctor', input.doctor_id)))
    throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  const isChanged = await changeFollow(context, userId, { kind: 'doctor', itemId: input.doctor_id, isOn })
  if (isOn && !isChanged) throw refuse(followFailures.alreadyFollowed)
  return readState(context.db, userId, 'doctor', input.doctor_id)
})

export const follow = answer(followCalls.set, async (input, context) => {
  const { userId } = memberOf(context)
  // Something that no longer exists may still be unfollowed.
  if (input.is_follow && !(await exists(context, input.kind, input.item_id)))
    throw refuse(failures.dataMissing, { detail: 'item_id' })
  await changeFollow(context, userId, { kind: input.kind, itemId: input.item_id, isOn: input.is_follow })
  return readState(context.db, userId, input.kind, input.item_id)
})

export const getFollowState = answer(followCalls.state, async (input, { db, member }) =>
  readState(db, member?.userId, input.kind, input.item_id),
)

const changeFollow = ({ db, events }: Context, userId: number, change: FollowChange): Promise<boolean> =>
  db.transaction(async (db) => {
    const isChanged = await setFollow(db, userId, change.kind, change.itemId, change.isOn)
    if (isChanged) await events.publish(db, followChanged, change)
    return isChanged
  })

async function readState(db: Db, userId: number | undefined, kind: FollowKind, itemId: number) {
  const [isOn, count] = await Promise.all([
    isFollowing(db, userId, kind, itemId),
    countFollowers(db, kind, itemId),
  ])
  return { is_follow: asBit(isOn), follow_num: count }
}

const exists = ({ db, items }: Context, kind: FollowKind, itemId: number) =>
  items.get(kind).exists?.(db, itemId)
