import {
  numberColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { pictureField, textField, WrongValue } from '#kernel/console-framework/fields.ts'
import type { Field } from '#kernel/console-framework/fields.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { checkLookPictures } from './look-pictures.ts'
import {
  insertTemplate,
  selectTemplate,
  setTemplateTakenBack,
  templateRows,
  updateTemplate,
} from './certificates.console.queries.ts'

const templateStates = states({
  used: ['可用', 'In use', 'success'],
  taken_back: ['已停用', 'Taken back'],
})

const accentField: Field<string> = {
  ...textField('主色', 'Colour', { isRequired: true, max: 7, hint: ['如 #0a6c74', 'For example #0a6c74'] }),
  read: (entered) => {
    const colour = typeof entered === 'string' ? entered.trim().toLowerCase() : ''
    if (!/^#[0-9a-f]{6}$/.test(colour))
      throw new WrongValue({ zh: '应为 # 和六位十六进制数', en: 'must be # and six hexadecimal digits' })
    return colour
  },
}

const needed = (zh: string, en: string, max: number) => textField(zh, en, { isRequired: true, max })

/** A template belongs to an organiser; a meeting chooses one. Only certificates that are issued from now on take it; those of before look as on their day. */
export const certificateTemplatesResource = defineResource({
  name: 'certificate-templates',
  title: words('证书模板', 'Certificate templates'),
  right: 'meetings.edit',
  rows: templateRows,
  titleOf: ({ name }) => String(name),
  columns: {
    name: textColumn('名称', 'Name'),
    heading: textColumn('标题', 'Heading'),
    issuer: textColumn('颁发机构', 'Issuer'),
    accent: textColumn('主色', 'Colour', { isHidden: true }),
    state: stateColumn('状态', 'State', templateStates),
    meetings: numberColumn('会议', 'Meetings'),
    created_at: timeColumn('创建时间', 'Created'),
  },
  filters: {
    q: textFilter('名称', 'Name'),
    state: stateFilter('状态', 'State', templateStates),
  },
  form: defineForm({
    fields: {
      name: needed('名称', 'Name', 40),
      issuer: needed('颁发机构', 'Issuer', 40),
      heading: needed('标题', 'Heading', 20),
      heading_en: needed('英文标题', 'English heading', 60),
      lead: needed('引语', 'Lead', 40),
      closing: textField('结语', 'Closing', {
        isRequired: true,
        max: 60,
        hint: ['{points} 处填学分', '{points} becomes the credit'],
      }),
      closing_en: needed('英文结语', 'English closing', 100),
      remark: textField('附注', 'Remark', { max: 60 }),
      accent: accentField,
      logo: pictureField('标志', 'Logo', {
        hint: [
          '主办方标志，最好为透明背景的 PNG；留空为平台标志',
          'Of the organiser, best a transparent PNG; empty for that of the platform',
        ],
      }),
      seal: pictureField('印章', 'Seal', {
        hint: [
          '正方形，最好为透明背景的 PNG；留空为平台印章',
          'Square, best a transparent PNG; empty for that of the platform',
        ],
      }),
    },
    read: ({ db }, id) => selectTemplate(db, id),
    async create(context, values) {
      await checkLookPictures(context, values)
      return insertTemplate(context.db, values)
    },
    async change(context, id, values) {
      await checkLookPictures(context, values)
      await updateTemplate(context.db, id, values)
    },
  }),
  actions: {
    takeBack: defineAction({
      title: words('停用', 'Take back'),
      isBulk: true,
      undo: 'restore',
      applies: ({ state }) => state === 'used',
      async run({ db }, id) {
        expectChange(await setTemplateTakenBack(db, id, true))
      },
    }),
    restore: defineAction({
      title: words('恢复', 'Restore'),
      isBulk: true,
      undo: 'takeBack',
      applies: ({ state }) => state === 'taken_back',
      async run({ db }, id) {
        expectChange(await setTemplateTakenBack(db, id, false))
      },
    }),
  },
})
