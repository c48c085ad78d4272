import {
  choiceFilter,
  numberColumn,
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
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { detachDoctor, giveDoctor } from './attach-doctor.ts'
import {
  diseasesOfDoctor,
  doctorRows,
  insertDoctor,
  selectDoctorRow,
  updateDoctorRow,
} from './doctors.console.queries.ts'

const fields = {
  name: textField('姓名', 'Name', { isRequired: true, max: 30 }),
  title: textField('职称', 'Title', { isRequired: true, max: 30 }),
  hospital: textField('医院', 'Hospital', { isRequired: true, max: 60 }),
  department: textField('科室', 'Department', { isRequired: true, max: 30 }),
  college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
  diseases: referencesField('擅长病种', 'Diseases', 'diseases'),
  department_id: referenceField('科室主页', 'Department page', 'departments'),
  cover: pictureField('照片', 'Photo', { isRequired: true, ratio: 1 }),
  good_at: linesField('擅长领域', 'Areas of expertise', { max: 500 }),
  introduction: linesField('个人简介', 'Introduction', { max: 2000 }),
  sort: numberField('排序', 'Order', { hint: ['数字小的在前', 'Smaller numbers come first'] }),
}

const doctorOf = ({ diseases: _apart, sort, ...values }: ValuesOf<typeof fields>) => ({
  ...values,
  sort: sort ?? 0,
})

const asRows = (diseases: number[]) => diseases.map((disease_id) => ({ disease_id }))

const doctorPage = '/doctorMainPage?doctor_id='

/** Homepages of doctors. Editors of articles and meetings choose from them; changing one takes a right of its own. */
export const doctorsResource = defineResource({
  name: 'doctors',
  title: words('医生主页', 'Doctors'),
  right: 'console.open',
  rows: doctorRows,
  partOf: { people: { by: 'user_id' } },
  titleOf: titledBy('name', 'hospital'),
  columns: {
    cover: pictureColumn('照片', 'Photo'),
    name: textColumn('姓名', 'Name'),
    title: textColumn('职称', 'Title'),
    hospital: textColumn('医院', 'Hospital'),
    department: textColumn('科室', 'Department'),
    account: textColumn('关联账号', 'Account'),
    sort: numberColumn('排序', 'Order', { isHidden: true }),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
  },
  filters: {
    q: textFilter('姓名或医院', 'Name or hospital'),
    linked: choiceFilter('关联账号', 'Account', { 1: words('已关联', 'Linked'), 0: words('未关联', 'None') }),
  },
  form: defineForm({
    fields,
    right: 'people.change',
    asksReason: true,
    previewPath: (id) => doctorPage + id,
    async read(context, id) {
      const doctor = await selectDoctorRow(context.db, id)
      const diseases = await diseasesOfDoctor.read(context, id)
      return doctor && { ...doctor, diseases: diseases.map(({ disease_id }) => disease_id) }
    },
    create: (context, values) =>
      context.db.transaction(async (db) => {
        const id = await insertDoctor(db, doctorOf(values))
        await diseasesOfDoctor.replace({ db }, id, asRows(values.diseases))
        return id
      }),
    change: (context, id, values) =>
      context.db.transaction(async (db) => {
        await updateDoctorRow(db, id, doctorOf(values))
        await diseasesOfDoctor.replace({ db }, id, asRows(values.diseases))
      }),
  }),
  actions: {
    link: defineAction({
      title: words('关联账号', 'Link to an account'),
      right: 'people.change',
      asksReason: true,
      undo: 'unlink',
      fields: { user_id: referenceField('账号', 'Account', 'people', { isRequired: true }) },
      applies: ({ user_id }) => user_id === null,
      run: (context, id, { values }) => giveDoctor(context, id, values.user_id),
    }),
    unlink: defineAction({
      title: words('取消关联', 'Unlink'),
      right: 'people.change',
      isDangerous: true,
      asksReason: true,
      applies: ({ user_id }) => user_id !== null,
      run: detachDoctor,
    }),
  },
})
