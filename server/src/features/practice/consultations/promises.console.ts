import { numberColumn, textColumn, textFilter } from '#kernel/console-framework/columns.ts'
import { numberField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { deletePromise, promiseRows, savePromise, selectPromise } from './consultations.console.queries.ts'

/** Within how many minutes each department promises to receive a consultation, and whether it does. */
export const promisesResource = defineResource({
  name: 'consultation-promises',
  title: words('会诊响应承诺', 'Promised response times'),
  right: 'unions.edit',
  rows: promiseRows,
  titleOf: titledBy('department', 'hospital'),
  columns: {
    department: textColumn('科室', 'Department'),
    hospital: textColumn('医院', 'Hospital'),
    minutes: numberColumn('承诺（分钟）', 'Promised (min)'),
    urgent_minutes: numberColumn('加急承诺（分钟）', 'Urgent (min)'),
    received: numberColumn('90 天接诊', 'Received in 90 days'),
    median: numberColumn('等待中位数（分钟）', 'Median wait (min)'),
    kept: numberColumn('达成率（%）', 'Kept (%)'),
  },
  filters: { q: textFilter('科室或医院', 'Department or hospital') },
  form: defineForm({
    fields: {
      minutes: numberField('承诺（分钟）', 'Promised (min)', { isRequired: true, min: 5, max: 10_080 }),
      urgent_minutes: numberField('加急承诺（分钟）', 'Urgent (min)', {
        isRequired: true,
        min: 5,
        max: 1440,
      }),
    },
    read: async ({ db }, id) => (await selectPromise(db, id)) ?? { minutes: 480, urgent_minutes: 30 },
    change: async ({ db }, id, values) => {
      await savePromise(db, id, values)
    },
  }),
  actions: {
    withdraw: defineAction({
      title: words('撤销承诺', 'Withdraw the promise'),
      isDangerous: true,
      applies: ({ minutes }) => minutes !== null,
      run: async ({ db }, id) => {
        await deletePromise(db, id)
      },
    }),
  },
})
