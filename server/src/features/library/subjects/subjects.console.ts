import {
  choiceFilter,
  pageColumn,
  numberColumn,
  pictureColumn,
  stateColumn,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  linesField,
  orderField,
  pictureField,
  referenceField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { foundBy } from '#kernel/console-framework/stored-rows.queries.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { nameIn, words } from '#kernel/console-framework/words.ts'
import {
  diseasePage,
  diseaseRows,
  storedDiseases,
  storedSubjects,
  storedTags,
  subjectPage,
  subjectRows,
  tagRows,
} from './subjects.console.queries.ts'
import { allDiseases, allTags, colleges } from './subjects.tables.ts'

const names = {
  name: textField('名称', 'Name', { isRequired: true, max: 40 }),
  name_en: textField('英文名称', 'English name', { isRequired: true, max: 80 }),
}

/** A subject is what everything else belongs to: taken back, it is offered to nobody, and what belongs to it keeps it. */
export const subjectsResource = defineResource({
  name: 'subjects',
  title: words('学科', 'Subjects'),
  right: 'content.edit',
  rows: subjectRows,
  titleOf: (row, language) => nameIn(language, row),
  columns: {
    logo: pictureColumn('图标', 'Logo'),
    name: textColumn('名称', 'Name'),
    name_en: textColumn('英文名称', 'English name'),
    state: shownColumn,
    description: textColumn('介绍', 'Description', { isHidden: true }),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: textFilter('名称', 'Name'), state: shownFilter },
  form: defineForm({
    fields: {
      ...names,
      logo: pictureField('图标', 'Logo', { isRequired: true, ratio: 1 }),
      description: linesField('介绍', 'Description', { max: 500 }),
      download_logo: flagField('显示下载标志', 'Show the download logo'),
      download_logo_title: textField('下载标志文字', 'Words of the download logo', { max: 40 }),
      sort: orderField(),
    },
    previewPath: (id) => subjectPage + id,
    async read(context, id) {
      const row = await storedSubjects.read(context, id)
      return row && { ...row, download_logo: row.download_logo === 1 }
    },
    create: (context, values) => storedSubjects.create(context, stored(values)),
    findImported: foundBy(colleges, 'name'),
    change: (context, id, values) => storedSubjects.change(context, id, stored(values)),
  }),
  actions: takeBackActions(colleges),
})

const stored = <Values extends { download_logo: boolean }>(values: Values) => ({
  ...values,
  download_logo: values.download_logo ? 1 : 0,
})

export const diseasesResource = defineResource({
  name: 'diseases',
  title: words('病种', 'Diseases'),
  right: 'content.edit',
  rows: diseaseRows,
  titleOf: (row, language) =>
    `${nameIn(language, row)} · ${String(language === 'en' ? row.college_en : row.college)}`,
  columns: {
    name: textColumn('名称', 'Name'),
    name_en: textColumn('英文名称', 'English name'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    introduction: textColumn('介绍', 'Introduction', { isHidden: true }),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: textFilter('名称', 'Name'), college: textFilter('学科', 'Subject'), state: shownFilter },
  form: defineForm({
    fields: {
      ...names,
      college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
      introduction: linesField('介绍', 'Introduction'),
      sort: orderField(),
    },
    previewPath: (id) => diseasePage + id,
    findImported: foundBy(allDiseases, 'name', 'college_id'),
    ...storedDiseases,
  }),
  actions: takeBackActions(allDiseases),
})

const tagKinds = {
  operation: words('术式', 'Operation'),
  part: words('部位', 'Part of the body'),
  category: words('分类', 'Category'),
}

const tagStates = states({
  operation: ['术式', 'Operation'],
  part: ['部位', 'Part of the body'],
  category: ['分类', 'Category'],
})

export const tagsResource = defineResource({
  name: 'tags',
  title: words('学院标签', 'College tags'),
  right: 'content.edit',
  rows: tagRows,
  titleOf: (row, language) =>
    `${nameIn(language, row)} · ${tagKinds[row.kind as keyof typeof tagKinds][language]}`,
  columns: {
    name: textColumn('名称', 'Name'),
    name_en: textColumn('英文名称', 'English name'),
    kind: stateColumn('种类', 'Kind', tagStates),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    introduction: textColumn('介绍', 'Introduction', { isHidden: true }),
    items: numberColumn('内容数', 'Items'),
    sort: numberColumn('排序', 'Order'),
  },
  filters: {
    q: textFilter('名称', 'Name'),
    kind: choiceFilter('种类', 'Kind', tagKinds),
    college: textFilter('学科', 'Subject'),
    state: shownFilter,
  },
  form: defineForm({
    fields: {
      ...names,
      kind: choiceField('种类', 'Kind', tagKinds, { isRequired: true }),
      college_id: referenceField('学科', 'Subject', 'subjects', {
        hint: ['不选则属于所有学科', 'When empty: all subjects'],
      }),
      introduction: linesField('介绍', 'Introduction'),
      sort: orderField(),
    },
    ...storedTags,
  }),
  actions: takeBackActions(allTags),
})
