import { ExpertLoginScreen } from '#web/features/practice/expert-sheets/cards/expert-login-screen.tsx'
import { specimenRoomPaths } from '#web/paths/specimen-rooms.ts'

/** The login of the expert area, which leads to the specimen room of the same task. */
export const SpecimenRoomLogin = () => <ExpertLoginScreen next={specimenRoomPaths.room} />
