import { contentFailures } from '#contract/library/content-failures.ts'
import {
  pageColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  fileField,
  linesField,
  pictureField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, unpublishActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectFileByKey } from '#kernel/files/files.queries.ts'
import { fileUrl, keyOf } from '#kernel/files/keys.ts'
import { filesOfPackage, packagePage, packageRows, storedPackages } from './data-packages.console.queries.ts'
import { dataPackages } from './data-packages.tables.ts'

export const dataPackagesResource = defineResource({
  name: 'data_packages',
  title: words('资料包', 'Data packages'),
  right: 'content.edit',
  rows: packageRows,
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    state: shownColumn,
    files: numberColumn('文件数', 'Files'),
    mails: numberColumn('发送次数', 'Mails'),
    created_at: timeColumn('创建时间', 'Created'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    state: shownFilter,
    created_at: periodFilter('创建时间', 'Created'),
  },
  form: defineForm({
    fields: {
      title: textField('标题', 'Title', { isRequired: true, max: 80 }),
      cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
      intro: linesField('介绍', 'Introduction'),
      files: rowsField(
        '文件',
        'Files',
        {
          name: textField('名称', 'Name', { isRequired: true, max: 80 }),
          file: fileField('文件', 'File', { isRequired: true }),
        },
        { isRequired: true, max: 20 },
      ),
    },
    isPublished: true,
    previewPath: (id) => packagePage + id,
    async read(context, id) {
      const found = await storedPackages.read(context, id)
      const files = await filesOfPackage.read(context, id)
      return (
        found && { ...found, files: files.map(({ name, file_key }) => ({ name, file: fileUrl(file_key) })) }
      )
    },
    create: (context, { files, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedPackages.create({ db }, values)
        await filesOfPackage.replace({ db }, id, await rowsOf(db, files))
        return id
      }),
    change: (context, id, { files, ...values }) =>
      context.db.transaction(async (db) => {
        await storedPackages.change({ db }, id, values)
        await filesOfPackage.replace({ db }, id, await rowsOf(db, files))
      }),
  }),
  actions: unpublishActions(dataPackages),
})

/** The mails of a package carry its files, so they must be here. */
async function rowsOf(db: Db, files: { name: string; file: string }[]) {
  const rows = []
  for (const [sort, { name, file }] of files.entries()) {
    const stored = await selectFileByKey(db, keyOf(file))
    if (!stored) throw refuse(contentFailures.fileNotUploaded, { detail: name })
    rows.push({ name, file_key: stored.key, sort })
  }
  return rows
}
