import {
  numberColumn,
  stateColumn,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import { choiceField, linesField, numberField, textField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { appVersionRows, insertAppVersion, updateAppVersion } from './native-app.console.queries.ts'
import { selectAppVersion } from './native-app.queries.ts'

const reviews = states({
  0: ['已上架', 'In the stores', 'success'],
  1: ['审核中', 'Under review', 'processing'],
})

/** The current version of each app; apps are numbered by their builds. */
export const appVersionsResource = defineResource({
  name: 'app-versions',
  title: words('应用版本', 'Versions of the app'),
  right: 'system.manage',
  rows: appVersionRows,
  titleOf: titledBy('version_type', 'version'),
  columns: {
    version_type: numberColumn('应用编号', 'App'),
    version: textColumn('版本', 'Version'),
    if_review_time: stateColumn('应用商店', 'App stores', reviews),
    notes: textColumn('更新说明', 'What is new'),
  },
  filters: { q: textFilter('版本或说明', 'Version or text') },
  form: defineForm({
    fields: {
      version_type: numberField('应用编号', 'App', {
        isRequired: true,
        min: 1,
        max: 9999,
        hint: ['1 为主应用，其他为单独打包的应用', '1 is the app itself, others are builds of their own'],
      }),
      version: textField('版本', 'Version', { isRequired: true, max: 20 }),
      if_review_time: choiceField(
        '应用商店',
        'App stores',
        { 0: reviews[0]!.title, 1: reviews[1]!.title },
        {
          isRequired: true,
          hint: ['审核期间隐藏商店不允许的入口', 'What stores do not allow is hidden while they review'],
        },
      ),
      notes: linesField('更新说明', 'What is new', { max: 1000 }),
    },
    read: ({ db }, id) => selectAppVersion(db, id),
    async create({ db }, values) {
      await insertAppVersion(db, values)
      return values.version_type
    },
    async change({ db }, id, { version_type: _fixed, ...values }) {
      await updateAppVersion(db, id, values)
    },
  }),
})
