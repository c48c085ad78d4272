import { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectTaskSheets } from './specimen-rooms.queries.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { specimenRoomKind } from '#server/features/practice/specimen-rooms/specimen-room-kind.ts'
import {
  specimenRoomGuests,
  specimenRooms,
} from '#server/features/practice/specimen-rooms/specimen-rooms.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const day = 24 * 60

const rooms = [
  {
    title: '颅底入路解剖预演',
    place: '实验楼 3 层 标本室 A',
    fromMinutes: -20,
    // The demo is looked at for hours.
    lengthMinutes: 12 * 60,
    materials:
      '灌注头颅标本 2 例（右侧翼点、左侧乙状窦后）\n手术显微镜 1 台，高速磨钻 2 套\n术前 CT/MRI 影像资料',
    uses: [roomUseStates.open, roomUseStates.confirmed],
  },
  {
    title: '血管吻合操作演练',
    place: '实验楼 3 层 标本室 B',
    fromMinutes: 2 * day,
    lengthMinutes: 90,
    materials: '离体血管标本 6 段\n10-0 缝线与显微器械 3 套',
    uses: [roomUseStates.confirmed, roomUseStates.open],
  },
  {
    title: '内镜经鼻入路演练',
    place: '实验楼 2 层 标本室 C',
    fromMinutes: 3 * day,
    lengthMinutes: 60,
    materials: '',
    uses: [roomUseStates.refused],
  },
]

/** Specimen rooms of the first task: one that is open now, and two to come, of which the expert has refused one. */
export async function loadSpecimenRooms({ db, now }: World): Promise<void> {
  const [first, ...others] = await selectTaskSheets(db)
  if (!first) return
  const sheetIds = [first, ...others].map(({ id }) => id)
  for (const { title, place, materials, fromMinutes, lengthMinutes, uses } of rooms) {
    const time = {
      begin_at: minutesFrom(now, fromMinutes),
      end_at: minutesFrom(now, fromMinutes + lengthMinutes),
    }
    const [roomId] = await insertForIds(db, specimenRooms, [
      { task_id: first.task_id, title, place, materials, ...time },
    ])
    await openRoom(db, {
      kind: specimenRoomKind.kind,
      subjectId: roomId!,
      title,
      media: 'picture',
      beginAt: time.begin_at,
      endAt: time.end_at,
    })
    await insertRows(
      db,
      specimenRoomGuests,
      uses.flatMap((status, place) =>
        sheetIds[place] === undefined
          ? []
          : [
              {
                room_id: roomId!,
                sheet_id: sheetIds[place],
                status,
                reason: status === roomUseStates.refused ? '当日已安排门诊' : '',
                decided_at: status === roomUseStates.open ? null : now,
              },
            ],
      ),
    )
  }
}
