import { roomUseStates, specimenRoomFailures } from '#contract/practice/specimen-rooms.ts'
import type { Failure } from '#contract/wire/failure.ts'

/** Why somebody may not enter a specimen room at any time; when it opens and closes is decided by the video room. */
export function entryObstacle(use: { status: number } | undefined): Failure | undefined {
  if (!use) return specimenRoomFailures.notListed
  return use.status === roomUseStates.refused ? specimenRoomFailures.useRefused : undefined
}
