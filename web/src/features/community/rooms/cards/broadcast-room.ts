import { createContext, useContext } from 'react'
import type { RoomMix } from '../room-mix.ts'

/** What a host needs to broadcast the room. */
export type BroadcastRoom = {
  /** Everybody as one picture and one sound. */
  openMix(): RoomMix
  /** Says to everybody in the room whether it is broadcast; refused while somebody else does. */
  setOnAir(isOnAir: boolean): Promise<unknown>
}

export const BroadcastRoomContext = createContext<BroadcastRoom | undefined>(undefined)

/** Undefined outside of a room. */
export const useBroadcastRoom = () => useContext(BroadcastRoomContext)
