import type { RoomState } from '#contract/community/rooms.ts'
import type { Drawings } from './drawings.ts'
import type { PersonMedia, Spot } from './media-line.ts'
import type { Stay } from './room-stay.ts'

/** What a page shows of a room. */
export type RoomView = Pick<Stay, 'phase' | 'exit' | 'problem' | 'isInterrupted'> & {
  state?: RoomState
  /** The chat that one joins by entering; 0 for none. */
  chatGroupId: number
  media: ReadonlyMap<number, PersonMedia>
  speakerId: number
  /** Where people point in the shared picture. */
  pointers: ReadonlyMap<number, Spot>
  /** What people have drawn on it. */
  drawings: Drawings
  isLineBad: boolean
  receivesPictures: boolean
}

export const outsideView: RoomView = {
  phase: 'outside',
  isInterrupted: false,
  chatGroupId: 0,
  media: new Map(),
  speakerId: 0,
  pointers: new Map(),
  drawings: new Map(),
  isLineBad: false,
  receivesPictures: true,
}
