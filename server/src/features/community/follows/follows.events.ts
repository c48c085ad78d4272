import type { FollowKind } from '#contract/community/follows.ts'
import { defineEvent } from '#kernel/events.ts'

export type FollowChange = { kind: FollowKind; itemId: number; isOn: boolean }

/** Somebody has begun or ceased to follow something. */
export const followChanged = defineEvent<FollowChange>('follows.changed')
