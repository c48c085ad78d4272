import { textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { numberField, textField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { requirementRows, selectRequirement } from './credit-wallet.console.queries.ts'
import { deleteRequirement } from './credit-wallet.queries.ts'
import { saveRequirement } from './save-requirement.ts'

const everybody: [string, string] = ['留空则适用于所有', 'When empty: everybody']

/** How many credits a year takes. */
export const requirementsResource = defineResource({
  name: 'credit-requirements',
  title: words('年度学分要求', 'Credit requirements'),
  right: 'meetings.edit',
  rows: requirementRows,
  titleOf: ({ year, province, title }) => [year, province, title].filter(Boolean).join(' · '),
  columns: {
    year: textColumn('年度', 'Year'),
    title: textColumn('职称', 'Title'),
    province: textColumn('省份', 'Province'),
    credit: textColumn('学分', 'Credit'),
    first_class: textColumn('其中 I 类', 'Thereof class I'),
    note: textColumn('说明', 'Note', { isHidden: true }),
    updated_at: timeColumn('更新时间', 'Changed'),
  },
  filters: { year: textFilter('年度', 'Year'), province: textFilter('省份', 'Province') },
  present: (row) => ({
    ...row,
    credit: String(Number(row.points_tenths) / 10),
    first_class: String(Number(row.first_class_tenths) / 10),
  }),
  form: defineForm({
    fields: {
      year: numberField('年度', 'Year', { isRequired: true, min: 2000, max: 2100 }),
      title: textField('职称', 'Title', { max: 30, hint: everybody }),
      province: textField('省份', 'Province', { max: 20, hint: everybody }),
      credit: textField('学分', 'Credit', { isRequired: true, max: 8 }),
      first_class: textField('其中 I 类', 'Thereof class I', { max: 8 }),
      note: textField('说明', 'Note', { max: 200 }),
    },
    async read({ db }, id) {
      const row = await selectRequirement(db, id)
      return (
        row && {
          ...row,
          credit: String(row.points_tenths / 10),
          first_class: String(row.first_class_tenths / 10),
        }
      )
    },
    create: async (context, values) => (await saveRequirement(context, complete(values))).id,
    async change(context, _id, values) {
      await saveRequirement(context, complete(values))
    },
  }),
  actions: {
    remove: defineAction({
      title: words('移除', 'Remove'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      run: async ({ db }, id) => deleteRequirement(db, id),
    }),
  },
})

type Entered = {
  year: number | null
  title: string
  province: string
  credit: string
  first_class: string
  note: string
}

const complete = (values: Entered) => ({
  ...values,
  year: values.year!,
  first_class: values.first_class || '0',
})
