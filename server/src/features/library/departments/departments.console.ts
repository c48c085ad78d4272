import {
  pageColumn,
  numberColumn,
  pictureColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  linesField,
  orderField,
  pictureField,
  referenceField,
  referencesField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import {
  adsOfDepartment,
  departmentPage,
  departmentRows,
  storedDepartments,
} from './departments.console.queries.ts'
import { allDepartments } from './departments.tables.ts'

const inOrder = (ids: number[]) => ids.map((ad_id, sort) => ({ ad_id, sort }))

export const departmentsResource = defineResource({
  name: 'departments',
  title: words('科室主页', 'Departments'),
  right: 'content.edit',
  rows: departmentRows,
  titleOf: ({ name, hospital }) => `${String(hospital)} ${String(name)}`,
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    name: textColumn('科室', 'Department'),
    hospital: textColumn('医院', 'Hospital'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    doctors: numberColumn('医生数', 'Doctors'),
    sort: numberColumn('排序', 'Order'),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('科室、医院', 'Department, hospital'),
    college: textFilter('学科', 'Subject'),
    state: shownFilter,
  },
  form: defineForm({
    fields: {
      name: textField('科室', 'Department', { isRequired: true, max: 60 }),
      hospital: textField('医院', 'Hospital', { isRequired: true, max: 80 }),
      college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
      cover: pictureField('封面', 'Cover', { ratio: 16 / 9 }),
      introduction: linesField('科室介绍', 'Introduction', { max: 5000 }),
      ads: referencesField('页面广告', 'Ads on its page', 'ads'),
      sort: orderField(),
    },
    isPublished: true,
    previewPath: (id) => departmentPage + id,
    async read(context, id) {
      const department = await storedDepartments.read(context, id)
      const ads = await adsOfDepartment.read(context, id)
      return department && { ...department, ads: ads.map(({ ad_id }) => ad_id) }
    },
    create: (context, { ads, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedDepartments.create({ db }, values)
        await adsOfDepartment.replace({ db }, id, inOrder(ads))
        return id
      }),
    change: (context, id, { ads, ...values }) =>
      context.db.transaction(async (db) => {
        await storedDepartments.change({ db }, id, values)
        await adsOfDepartment.replace({ db }, id, inOrder(ads))
      }),
  }),
  actions: takeBackActions(allDepartments),
})
