import { pageColumn, textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { richField, textField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { agreementPage, agreementRows, storedAgreements } from './agreements.console.queries.ts'

/** The product names its agreements by number, so there are no others; their texts are the operator's. */
export const agreementsResource = defineResource({
  name: 'agreements',
  title: words('协议', 'Agreements'),
  right: 'content.edit',
  rows: agreementRows,
  titleOf: ({ name_zh, name_en }, language) => String(language === 'en' ? name_en : name_zh),
  columns: {
    name_zh: textColumn('名称', 'Chinese name'),
    name_en: textColumn('英文名称', 'English name'),
    updated_at: timeColumn('更新时间', 'Changed'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: textFilter('名称', 'Name') },
  form: defineForm({
    fields: {
      name_zh: textField('名称', 'Chinese name', { isRequired: true, max: 60 }),
      name_en: textField('英文名称', 'English name', { isRequired: true, max: 80 }),
      content_zh: richField('中文全文', 'Chinese text', { isRequired: true }),
      content_en: richField('英文全文', 'English text', { isRequired: true }),
    },
    isPublished: true,
    previewPath: (id) => agreementPage + id,
    read: storedAgreements.read,
    change: (context, id, values) =>
      storedAgreements.change(context, id, { ...values, updated_at: new Date() }),
  }),
})
