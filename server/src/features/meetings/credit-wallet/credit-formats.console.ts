import { numberColumn, textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { choiceField, linesField, textField, WrongValue } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  deleteFormat,
  formatRows,
  insertFormat,
  selectFormat,
  updateFormat,
} from './credit-formats.queries.ts'
import { columnValues, readColumns } from './platform-format.ts'

const lines = linesField('列对应关系', 'Columns', {
  isRequired: true,
  hint: [
    `每行一列，写作“平台表头=内容”。内容可为：${columnValues.join('、')}；固定文字用引号，如 形式="远程"`,
    `A line for each column: the heading of the platform, =, and one of ${columnValues.map((word) => `“${word}”`).join(', ')} (without quotation marks), or a text in quotation marks`,
  ],
})

/** As lines, each of which is understood. */
const mappingField: typeof lines = {
  ...lines,
  read(entered) {
    const mapping = lines.read(entered)
    const read = readColumns(mapping)
    if ('wrongLine' in read)
      throw new WrongValue({
        zh: `无法识别：${read.wrongLine}`,
        en: `this line is not understood: ${read.wrongLine}`,
      })
    return mapping
  },
}

/** In which Excel format the platform of each province takes credits. */
export const creditFormatsResource = defineResource({
  name: 'credit-formats',
  title: words('省学分平台格式', 'Formats of credit platforms'),
  right: 'meetings.edit',
  rows: formatRows,
  titleOf: titledBy('province', 'name'),
  columns: {
    province: textColumn('省份', 'Province'),
    name: textColumn('平台', 'Platform'),
    columns: textColumn('列对应关系', 'Columns', { isHidden: true }),
    exports: numberColumn('已导出次数', 'Exports'),
    updated_at: timeColumn('更新时间', 'Changed'),
  },
  filters: { q: textFilter('省份或平台', 'Province or platform') },
  form: defineForm({
    fields: {
      province: textField('省份', 'Province', { isRequired: true, max: 20 }),
      name: textField('平台名称', 'Platform', { isRequired: true, max: 40 }),
      heading: textField('表头上方文字', 'Line above the columns', { max: 80 }),
      columns: mappingField,
      day_form: choiceField(
        '日期写法',
        'Days',
        {
          dashes: words('2026-03-09', '2026-03-09'),
          slashes: words('2026/03/09', '2026/03/09'),
          digits: words('20260309', '20260309'),
          chinese: words('2026年3月9日', '2026 3 9, with the signs for year, month and day'),
        },
        { isRequired: true },
      ),
      first_class: textField('Ⅰ类学分写作', 'Class I is written', { isRequired: true, max: 20 }),
      second_class: textField('Ⅱ类学分写作', 'Class II is written', { isRequired: true, max: 20 }),
    },
    read: ({ db }, id) => selectFormat(db, id),
    create: (context, values) =>
      insertFormat(context.db, { ...values, updated_by: memberOf(context).userId }),
    async change(context, id, values) {
      await updateFormat(context.db, id, { ...values, updated_by: memberOf(context).userId })
    },
  }),
  actions: {
    remove: defineAction({
      title: words('移除', 'Remove'),
      isDangerous: true,
      asksReason: true,
      run: async ({ db }, id) => {
        await deleteFormat(db, id)
      },
    }),
  },
})
