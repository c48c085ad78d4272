import { followCalls } from '#contract/community/follows.ts'
import type { FollowKind } from '#contract/community/follows.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { followQueries } from './queries.ts'

/** It may have been followed on another device meanwhile. */
const shared = { changes: ['follows'], whenRefused: 'read-again' } as const

const attend = mutationOf(followCalls.attention, {
  ...shared,
  answers: ({ doctor_id }) => followQueries.state('doctor', doctor_id),
})

const set = mutationOf(followCalls.set, {
  ...shared,
  answers: ({ kind, item_id }) => followQueries.state(kind, item_id),
})

export const followMutations = {
  /** Doctors have a call of their own. */
  set: (kind: FollowKind, itemId: number, isOn: boolean) =>
    kind === 'doctor'
      ? attend({ doctor_id: itemId, type: isOn ? 1 : 2 })
      : set({ kind, item_id: itemId, is_follow: isOn }),
}
