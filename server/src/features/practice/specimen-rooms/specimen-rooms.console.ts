import { sessionFailures } from '#contract/practice/expert-sessions.ts'
import { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import {
  numberColumn,
  periodFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import {
  linesField,
  referenceField,
  referencesField,
  textField,
  timeField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { saveRoom } from './save-room.ts'
import { findGuests, findVideoRoom } from './show-room.ts'
import { roomRows } from './specimen-rooms.console.queries.ts'
import { selectRoomUses, selectSpecimenRoom } from './specimen-rooms.queries.ts'

const answers = states({
  [roomUseStates.open]: ['待确认', 'Open'],
  [roomUseStates.confirmed]: ['已确认', 'Confirmed'],
  [roomUseStates.refused]: ['不使用', 'Declined'],
})

const fields = {
  task_id: referenceField('任务书', 'Task sheet', 'expert-tasks', { isRequired: true }),
  title: textField('名称', 'Title', { isRequired: true, max: 60 }),
  place: textField('地点', 'Place', { max: 100 }),
  begin_at: timeField('开始时间', 'Begins', { isRequired: true }),
  end_at: timeField('结束时间', 'Ends', { isRequired: true }),
  materials: linesField('标本与器械', 'Materials', { max: 1000 }),
  guests: referencesField('专家', 'Experts', 'experts', { isRequired: true }),
}

async function save(context: Context, values: ValuesOf<typeof fields>, roomId?: number) {
  const { task_id, title, place, materials, begin_at, end_at, guests } = values
  if (begin_at! >= end_at!) throw refuse(sessionFailures.periodWrong)
  const planned = { title, place, materials, begin_at: begin_at!, end_at: end_at! }
  return (await saveRoom(context, task_id, { roomId, planned, guestIds: guests })).id
}

export const specimenRoomsResource = defineResource({
  name: 'specimen-rooms',
  title: words('标本室', 'Specimen rooms'),
  right: 'experts.edit',
  rows: roomRows,
  titleOf: titledBy('title', 'meeting'),
  columns: {
    title: textColumn('名称', 'Title'),
    meeting: textColumn('会议', 'Meeting'),
    place: textColumn('地点', 'Place'),
    begin_at: timeColumn('开始时间', 'Begins'),
    end_at: timeColumn('结束时间', 'Ends', { isHidden: true }),
    guests: numberColumn('专家', 'Experts'),
    materials: textColumn('标本与器械', 'Materials', { isHidden: true }),
  },
  filters: {
    q: textFilter('名称、地点或会议', 'Title, place or meeting'),
    begin_at: periodFilter('开始时间', 'Begins'),
  },
  async detail({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const room = await selectSpecimenRoom(db, id)
    if (!room) return []
    const guests = await findGuests(db, room, (await findVideoRoom(db, room)).id)
    return guests.map(({ row, use }) => {
      const { guest_name } = presentGuest(row)
      const said = [guest_name, answers[use.status]?.title[caller.language], use.reason]
      return fact.text('专家答复', 'Answer', said.filter(Boolean).join(' · '))
    })
  },
  form: defineForm({
    fields,
    async read({ db, vault }, id) {
      const [row] = await roomRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { task_id, title, place, begin_at, end_at, materials } = row
      const guests = (await selectRoomUses(db, id)).map(({ sheet_id }) => sheet_id)
      return { task_id, title, place, begin_at, end_at, materials, guests }
    },
    create: (context, values) => save(context, values),
    async change(context, id, values) {
      await save(context, values, id)
    },
  }),
})
