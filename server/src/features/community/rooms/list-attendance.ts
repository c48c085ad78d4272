import type { Db } from '#kernel/database.ts'
import { selectAttendance } from './rooms.queries.ts'
import type { Stay } from './rooms.queries.ts'

/** Every stay in a room with its person, in the order in which they began: a permanent record. */
export const listAttendance = (db: Db, roomId: number): Promise<Stay[]> => selectAttendance(db, roomId)
