import { translationLimits } from '#contract/library/translations.ts'
import {
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { linesField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { storedTranslations, translationRows } from './translations.console.queries.ts'
import { selectByChinese } from './translations.queries.ts'

const translationStates = states({
  waiting: ['待翻译', 'To be translated', 'warning'],
  translated: ['已翻译', 'Translated', 'success'],
})

const fields = {
  chinese: linesField('中文', 'Chinese', {
    isRequired: true,
    max: translationLimits.characters,
    hint: ['与内容中的标题或简介完全一致', 'Exactly as the title or summary of the item has it'],
  }),
  english: linesField('英文', 'English', {
    max: translationLimits.characters,
    hint: ['留空时英文读者看到中文', 'While it is empty, readers of English see the Chinese'],
  }),
}

/** What readers of English get in place of titles and summaries. */
export const translationsResource = defineResource({
  name: 'translations',
  title: words('内容译文', 'Translations'),
  right: 'content.edit',
  rows: translationRows,
  titleOf: ({ chinese }) => String(chinese),
  columns: {
    chinese: textColumn('中文', 'Chinese'),
    english: textColumn('英文', 'English'),
    state: stateColumn('状态', 'State', translationStates),
    updated_at: timeColumn('更新时间', 'Changed'),
  },
  filters: {
    q: textFilter('中文或英文', 'Chinese or English'),
    state: stateFilter('状态', 'State', translationStates),
  },
  form: defineForm({
    fields,
    async read(context, id) {
      const row = await storedTranslations.read(context, id)
      return row && { chinese: row.chinese, english: row.english }
    },
    findImported: async ({ db }, { chinese }) =>
      typeof chinese === 'string' ? selectByChinese(db, chinese) : undefined,
    create: (context, { chinese, english }) =>
      storedTranslations.create(context, { chinese, english: english ?? '' }),
    change: (context, id, { chinese, english }) =>
      storedTranslations.change(context, id, { chinese, english: english ?? '', updated_at: new Date() }),
  }),
})
