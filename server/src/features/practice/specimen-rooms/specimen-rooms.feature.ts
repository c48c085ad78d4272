import { defineFeature } from '#kernel/feature.ts'
import { roomAsked, roomAnswered } from './specimen-rooms.notices.ts'
import { affirmRoom } from './affirm-room.ts'
import { canJoinMeeting, getSpecimenRoom } from './join-room.ts'
import { roomCalendar } from './room-calendar.ts'
import { specimenRoomsResource } from './specimen-rooms.console.ts'
import { specimenRoomKind } from './specimen-room-kind.ts'

export const specimenRoomsFeature = defineFeature({
  name: 'specimen-rooms',
  notices: [roomAsked, roomAnswered],
  cameraPages: ['/specimenChamber'],
  roomKinds: [specimenRoomKind],
  resources: [specimenRoomsResource],
  calls: [getSpecimenRoom, canJoinMeeting, affirmRoom],
  start: (services, app) => roomCalendar.serve(app, services),
})
