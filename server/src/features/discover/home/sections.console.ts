import { contentFailures } from '#contract/library/content-failures.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { chosen } from '#kernel/chosen.ts'
import {
  numberColumn,
  stateColumn,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  addressField,
  choiceField,
  orderField,
  referenceField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { nameIn, words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { picksOfSection, sectionRows, storedSections } from './home.console.queries.ts'
import { allContentBlocks } from './home.tables.ts'

const kinds = {
  [sectionTypes.experts]: words('专家', 'Experts'),
  [sectionTypes.meetings]: words('会议', 'Meetings'),
  [sectionTypes.information]: words('文章', 'Articles'),
  [sectionTypes.operations]: words('手术视频', 'Surgical videos'),
  [sectionTypes.courses]: words('课程', 'Courses'),
  [sectionTypes.picks]: words('编辑精选', "Editors' picks"),
}

/** What a row of the picks can refer to; each row to one of them. */
const pickFields = {
  information: referenceField('文章', 'Article', 'articles'),
  meetings: referenceField('会议', 'Meeting', 'meetings'),
  operations: referenceField('手术视频', 'Surgical video', 'operations'),
  courses: referenceField('课程', 'Course', 'courses'),
  experts: referenceField('专家', 'Expert', 'doctors'),
}

const pickKinds = Object.keys(pickFields) as (keyof typeof pickFields)[]

const fields = {
  name: textField('名称', 'Name', { isRequired: true, max: 20 }),
  name_en: textField('英文名称', 'English name', { isRequired: true, max: 40 }),
  type: choiceField('内容', 'Shows', kinds, { isRequired: true }),
  college_id: referenceField('学科', 'Subject', 'subjects', {
    hint: ['有自己栏目的学科只展示自己的', 'A subject with sections of its own shows only those'],
  }),
  channel_address: addressField('“更多”打开的地址', 'Where “More” leads'),
  picks: rowsField('精选内容', 'Picks', pickFields, {
    max: 100,
    hint: ['仅用于编辑精选；每行选择一项', "Only for editors' picks; one item in each row"],
  }),
  sort: orderField(),
}

export const sectionsResource = defineResource({
  name: 'sections',
  title: words('首页栏目', 'Home sections'),
  right: 'content.edit',
  rows: sectionRows,
  titleOf: (row, language) => nameIn(language, row),
  columns: {
    name: textColumn('名称', 'Name'),
    name_en: textColumn('英文名称', 'English name'),
    state: shownColumn,
    type: stateColumn(
      '内容',
      'Shows',
      states(Object.fromEntries(Object.entries(kinds).map(([type, { zh, en }]) => [type, [zh, en]]))),
    ),
    college: textColumn('学科', 'Subject'),
    picks: numberColumn('精选数', 'Picks'),
    sort: numberColumn('排序', 'Order'),
  },
  filters: { q: textFilter('名称', 'Name'), college: textFilter('学科', 'Subject'), state: shownFilter },
  form: defineForm({
    fields,
    isPublished: true,
    previewPath: () => '/',
    async read(context, id) {
      const section = await storedSections.read(context, id)
      if (!section) return undefined
      const picks = await picksOfSection.read(context, id)
      return {
        ...section,
        type: String(section.type),
        picks: picks.flatMap(({ kind, item_id }) => {
          const of = pickKinds.find((name) => sectionTypes[name] === kind)
          return of ? [{ [of]: item_id }] : []
        }),
      }
    },
    create: (context, { picks, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedSections.create({ db }, { ...values, type: chosen(sectionTypes, values.type) })
        await picksOfSection.replace({ db }, id, picks.map(asPick))
        return id
      }),
    change: (context, id, { picks, ...values }) =>
      context.db.transaction(async (db) => {
        await storedSections.change({ db }, id, { ...values, type: chosen(sectionTypes, values.type) })
        await picksOfSection.replace({ db }, id, picks.map(asPick))
      }),
  }),
  actions: takeBackActions(allContentBlocks),
})

function asPick(row: ValuesOf<typeof pickFields>, sort: number) {
  const chosen = pickKinds.filter((kind) => row[kind] !== null)
  const [kind] = chosen
  if (!kind || chosen.length > 1) throw refuse(contentFailures.pickUnclear, { detail: String(sort + 1) })
  return { kind: sectionTypes[kind], item_id: row[kind]!, sort }
}
