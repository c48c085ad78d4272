import type { Db } from '#kernel/database.ts'
import { stateColumn, stateFilter, states } from './columns.ts'
import { defineAction } from './resource.ts'
import { updatePublished, updateTakenBack } from './stored-rows.queries.ts'
import { words } from './words.ts'

/** A list of content has the value `state` (`stored-rows.queries.ts`) and shows it in this column. */
const shownStates = states({
  shown: ['展示中', 'Shown', 'success'],
  taken_back: ['已下架', 'Taken back', 'warning'],
})

export const shownColumn = stateColumn('状态', 'State', shownStates)
export const shownFilter = stateFilter('状态', 'State', shownStates)

type Write = (db: Db, id: number, isTakenBack: boolean) => PromiseLike<unknown>

/** Of a table `all_…`. What is taken back is kept, and shown nowhere until it is put back. */
export const takeBackActions = (table: Parameters<typeof updateTakenBack>[1]) =>
  takeBackBy((db, id, isTakenBack) => updateTakenBack(db, table, id, isTakenBack))

/** Of a table whose rows say whether they are published. */
export const unpublishActions = (table: Parameters<typeof updatePublished>[1]) =>
  takeBackBy((db, id, isTakenBack) => updatePublished(db, table, id, !isTakenBack))

export const takeBackBy = (write: Write) => ({
  take_back: defineAction({
    title: words('下架', 'Take back'),
    isBulk: true,
    isDangerous: true,
    asksReason: true,
    undo: 'put_back',
    applies: ({ state }) => state === 'shown',
    run: async ({ db }, id) => write(db, id, true),
  }),
  put_back: defineAction({
    title: words('恢复展示', 'Put back'),
    isBulk: true,
    applies: ({ state }) => state === 'taken_back',
    run: async ({ db }, id) => write(db, id, false),
  }),
})
