const roomPath = '/specimenChamber'

/** The gate of the area remembers by which code a sheet was entered. */
export const specimenRoomPaths = {
  roomPath,
  loginPath: '/specimenChamberLogin',
  room: (taskId: number, roomId?: number) => `${roomPath}?id=${taskId}${roomId ? `&room_id=${roomId}` : ''}`,
}
