import { readRoomGroup } from '#contract/community/rooms.ts'
import { defineFeature } from '#kernel/feature.ts'
import { defineSocketGroup } from '#kernel/socket/group-access.ts'
import { endMedia } from './end-media.ts'
import { enterRoom, getRoomInfo } from './enter-room.ts'
import { extendRoom } from './extend-room.ts'
import { exportAttendance, getAttendance } from './export-attendance.ts'
import { manageRoom } from './manage-room.ts'
import { mayListen } from './may-listen.ts'
import { stopOutside } from './outside-recording.ts'
import { answerRecording, recordRoom } from './record-room.ts'
import { endLostPresence } from './rooms.queries.ts'
import { sendSignals } from './send-signals.ts'
import { getRoomState, leaveRoom, updateMe } from './stay-in-room.ts'

export const roomsFeature = defineFeature({
  name: 'rooms',
  calls: [
    getRoomInfo,
    enterRoom,
    getRoomState,
    updateMe,
    leaveRoom,
    sendSignals,
    manageRoom,
    extendRoom,
    recordRoom,
    answerRecording,
    getAttendance,
    exportAttendance,
  ],
  socketGroups: [defineSocketGroup(readRoomGroup, mayListen)],
  jobs: [endMedia, stopOutside],
  cleanups: [({ db }) => endLostPresence(db)],
})
