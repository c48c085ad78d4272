import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { specimenRoomGuests, specimenRooms } from './specimen-rooms.tables.ts'

export const roomRows = defineRows({
  id: specimenRooms.id,
  values: {
    title: specimenRooms.title,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    place: specimenRooms.place,
    begin_at: specimenRooms.begin_at,
    end_at: specimenRooms.end_at,
    guests: sql<number>`(select count(*)::int from ${specimenRoomGuests} g
      where g.room_id = ${specimenRooms}.id)`.as('guests'),
    materials: specimenRooms.materials,
    task_id: specimenRooms.task_id,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(specimenRooms)
      .innerJoin(expertTasks, eq(expertTasks.id, specimenRooms.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: {
    q: contains(specimenRooms.title, specimenRooms.place, meetings.title),
    begin_at: within(specimenRooms.begin_at),
  },
})
