import { resourceFailures } from '#contract/wire/resource-failures.ts'
import {
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { flagField, referenceField, textField, timeField } from '#kernel/console-framework/fields.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { placeSession, restoreSession } from './place-session.ts'
import { selectNextBegin, selectSession, sessionRows, setSessionTakenBack } from './programme.queries.ts'

const sessionStates = states({
  planned: ['正常', 'Planned', 'success'],
  taken_back: ['已撤下', 'Taken back'],
})

const usualMinutes = 30

const confirms = flagField('确认冲突，仍然保存', 'Save it although it clashes', {
  hint: ['讲者或会场时间冲突时勾选', 'Where its lecturer or its hall is taken'],
})

export const sessionsResource = defineResource({
  name: 'sessions',
  title: words('议程', 'Programme'),
  right: 'meetings.edit',
  rows: sessionRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('主题', 'Title'),
    meeting: textColumn('会议', 'Meeting'),
    meeting_id: textColumn('会议编号', 'Meeting number', { isHidden: true }),
    hall: textColumn('会场', 'Hall'),
    lecturer: textColumn('讲者', 'Lecturer'),
    begin_at: timeColumn('开始', 'Begins'),
    end_at: timeColumn('结束', 'Ends'),
    state: stateColumn('状态', 'State', sessionStates),
  },
  filters: {
    q: textFilter('主题', 'Title'),
    meeting: textFilter('会议标题或编号', 'Meeting or its number'),
    lecturer: textFilter('讲者', 'Lecturer'),
    state: stateFilter('状态', 'State', sessionStates),
    begin_at: periodFilter('开始', 'Begins'),
  },
  form: defineForm({
    fields: {
      title: textField('主题', 'Title', { isRequired: true, max: 200 }),
      meeting_id: referenceField('会议', 'Meeting', 'meetings', { isRequired: true }),
      hall: textField('会场', 'Hall', {
        max: 40,
        hint: ['只有一个会场时可留空', 'May be empty for one hall'],
      }),
      doctor_id: referenceField('讲者', 'Lecturer', 'doctors'),
      begin_at: timeField('开始', 'Begins', {
        hint: ['留空则接在同一会场的最后一项之后', 'When empty: after the last one of the same hall'],
      }),
      end_at: timeField('结束', 'Ends', {
        hint: [`留空则为 ${usualMinutes} 分钟`, `When empty: ${usualMinutes} minutes`],
      }),
      confirms,
    },
    async read({ db }, id) {
      const session = await selectSession(db, id)
      return session && { ...session, confirms: false }
    },
    create: async ({ db }, { confirms, ...values }) =>
      placeSession(db, { id: 0, ...(await timed(db, 0, values)) }, confirms),
    async change({ db }, id, { confirms, ...values }) {
      await placeSession(db, { id, ...(await timed(db, id, values)) }, confirms)
    },
  }),
  actions: {
    takeBack: defineAction({
      title: words('撤下', 'Take back'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'restore',
      applies: ({ state }) => state === 'planned',
      async run({ db }, id) {
        expectChange(await setSessionTakenBack(db, id, true))
      },
    }),
    restore: defineAction({
      title: words('恢复', 'Restore'),
      isBulk: true,
      undo: 'takeBack',
      fields: { confirms },
      applies: ({ state }) => state === 'taken_back',
      async run({ db }, id, { values }) {
        expectChange(await restoreSession(db, id, values.confirms))
      },
    }),
  },
})

type Entered = {
  title: string
  meeting_id: number | null
  hall: string
  doctor_id: number | null
  begin_at: Date | null
  end_at: Date | null
}

/** A session without a time follows the last one of its hall, and begins with the meeting where it is the first. */
async function timed(db: Db, id: number, { meeting_id, begin_at, end_at, ...values }: Entered) {
  const meetingId = meeting_id!
  const beginAt = begin_at ?? (await selectNextBegin(db, { meetingId, hall: values.hall, without: id }))
  if (!beginAt) throw refuse(resourceFailures.referenceMissing)
  return {
    ...values,
    meeting_id: meetingId,
    begin_at: beginAt,
    end_at: end_at ?? new Date(beginAt.getTime() + usualMinutes * 60_000),
  }
}
