import {
  numberColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import { choiceField, orderField, referenceField, textField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, unpublishActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import { hotWordRows, storedHotWords } from './hot-words.console.queries.ts'
import { hotWords } from './search.tables.ts'

const kinds = states({
  pinned: ['置顶', 'Shown first', 'success'],
  hidden: ['不展示', 'Never shown', 'warning'],
})

export const hotWordsResource = defineResource({
  name: 'hot_words',
  title: words('热搜词', 'Hot words'),
  right: 'content.edit',
  rows: hotWordRows,
  titleOf: ({ word }) => String(word),
  columns: {
    word: textColumn('词', 'Word'),
    kind: stateColumn('方式', 'How', kinds),
    college: textColumn('学科', 'Subject'),
    sort: numberColumn('排序', 'Order'),
    state: shownColumn,
  },
  filters: { q: textFilter('词', 'Word'), kind: stateFilter('方式', 'How', kinds), state: shownFilter },
  form: defineForm({
    fields: {
      word: textField('词', 'Word', { isRequired: true, max: 20 }),
      kind: choiceField(
        '方式',
        'How',
        { pinned: words('置顶', 'Shown first'), hidden: words('不展示', 'Never shown') },
        { isRequired: true },
      ),
      college_id: referenceField('学科', 'Subject', 'subjects', {
        hint: ['不选则属于所有学科', 'When empty: all subjects'],
      }),
      sort: orderField(),
    },
    ...storedHotWords,
  }),
  actions: unpublishActions(hotWords),
})
