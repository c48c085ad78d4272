import { createContext, useContext } from 'react'

/** Shows a picture to everybody in the room that this is shown in. */
export type ShareInRoom = (picture: Blob) => Promise<void>

export const ShareInRoomContext = createContext<ShareInRoom | undefined>(undefined)

/** Undefined outside of a room, and in rooms for sound. */
export const useShareInRoom = () => useContext(ShareInRoomContext)
