import type { Screen } from '#web/platform/screen.ts'
import { specimenRoomPaths } from '#web/paths/specimen-rooms.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const specimenRoomRoutes: Screen[] = [
  {
    path: specimenRoomPaths.roomPath,
    title: { zh: '标本室', en: 'Specimen Room' },
    access: 'open',
    load: async () => (await import('./screens/specimen-room.tsx')).SpecimenRoom,
  },
  {
    path: specimenRoomPaths.loginPath,
    title: { zh: '标本室登录', en: 'Specimen Room Login' },
    access: 'open',
    load: async () => (await import('./screens/specimen-room-login.tsx')).SpecimenRoomLogin,
  },
]
