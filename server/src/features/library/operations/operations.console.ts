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
  linesField,
  numberField,
  pictureField,
  referenceField,
  referencesField,
  rowsField,
  textField,
  videoField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { replaceTagsOf, selectTagsOf } from '#server/features/library/subjects/subjects.console.queries.ts'
import {
  doctorsOfOperation,
  operationPage,
  operationRows,
  stepsOfOperation,
  storedOperations,
} from './operations.console.queries.ts'
import { allOperations } from './operations.tables.ts'

const fields = {
  title: textField('标题', 'Title', { isRequired: true, max: 100 }),
  college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
  disease_id: referenceField('病种', 'Disease', 'diseases'),
  tags: referencesField('学院标签', 'College tags', 'tags'),
  part: textField('部位', 'Part of the body', { max: 40 }),
  doctors: referencesField('术者', 'Surgeons', 'doctors', { isRequired: true }),
  cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
  video: videoField('视频', 'Video', { isRequired: true, isPublic: true }),
  intro: linesField('介绍', 'Introduction'),
  steps: rowsField('手术步骤', 'Steps', {
    at_seconds: numberField('开始于（秒）', 'Begins at (seconds)', { isRequired: true }),
    title: textField('步骤', 'Step', { isRequired: true, max: 60 }),
  }),
}

export const operationsResource = defineResource({
  name: 'operations',
  title: words('手术视频', 'Surgical videos'),
  right: 'content.edit',
  rows: operationRows,
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    doctors: textColumn('术者', 'Surgeons'),
    part: textColumn('部位', 'Part of the body', { isHidden: true }),
    views: numberColumn('观看', 'Views'),
    published_at: timeColumn('发布时间', 'Published'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('标题、术者', 'Title, surgeon'),
    college: textFilter('学科', 'Subject'),
    state: shownFilter,
    published_at: periodFilter('发布时间', 'Published'),
  },
  form: defineForm({
    fields,
    sections: {
      title: words('基本信息', 'About'),
      cover: words('视频与步骤', 'Video and steps'),
    },
    isPublished: true,
    previewPath: (id) => operationPage + id,
    async read(context, id) {
      const operation = await storedOperations.read(context, id)
      if (!operation) return undefined
      const surgeons = await doctorsOfOperation.read(context, id)
      return {
        ...operation,
        tags: await selectTagsOf(context.db, 'operation', id),
        doctors: surgeons.map(({ doctor_id }) => doctor_id),
        steps: await stepsOfOperation.read(context, id),
      }
    },
    create: (context, { tags, doctors, steps, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedOperations.create({ db }, values)
        await writeParts(db, id, { tags, doctors, steps })
        return id
      }),
    change: (context, id, { tags, doctors, steps, ...values }) =>
      context.db.transaction(async (db) => {
        await storedOperations.change({ db }, id, values)
        await writeParts(db, id, { tags, doctors, steps })
      }),
  }),
  actions: takeBackActions(allOperations),
})

type Parts = Pick<ValuesOf<typeof fields>, 'tags' | 'doctors' | 'steps'>

async function writeParts(db: Db, id: number, { tags, doctors, steps }: Parts) {
  await replaceTagsOf(db, 'operation', id, tags)
  await doctorsOfOperation.replace(
    { db },
    id,
    doctors.map((doctor_id, sort) => ({ doctor_id, sort })),
  )
  await stepsOfOperation.replace({ db }, id, steps)
}
