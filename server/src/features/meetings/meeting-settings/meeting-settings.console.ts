import { checkinFieldNames } from '#contract/meetings/checkin-field-names.ts'
import { checkinFields } from '#contract/meetings/checkin.ts'
import type { CheckinField } from '#contract/meetings/checkin.ts'
import { settingLimits, watchModes } from '#contract/meetings/meeting-settings.ts'
import { audiences } from '#contract/meetings/meetings.ts'
import { profileFields } from '#contract/people/profile.ts'
import type { ProfileField } from '#contract/people/profile.ts'
import { asBit } from '#contract/wire/fields.ts'
import {
  flagColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  referenceField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { audienceStates } from '#server/features/meetings/meetings/audience-states.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { replaceMeetingFields, selectMeetingFields } from '#server/features/people/profile/profile.queries.ts'
import { profileText } from '#server/features/people/profile/profile.text.ts'
import { accessRows } from './meeting-settings.console.queries.ts'
import { loadSettings, saveSettings } from './settings.ts'

const watchStates = states({
  open: ['无', 'None'],
  whitelist: ['白名单', 'Whitelist', 'processing'],
  password: ['密码', 'Password', 'warning'],
})

const modes = Object.keys(watchModes) as (keyof typeof watchModes)[]
const modeOf = (watchType: number) => modes.find((mode) => watchModes[mode] === watchType)!

const fieldNames = Object.fromEntries(
  checkinFields.map((field) => [field, { zh: checkinFieldNames.zh[field], en: checkinFieldNames.en[field] }]),
) as Record<CheckinField, Words>

const profileNames = Object.fromEntries(
  profileFields.map((field) => [
    field,
    { zh: profileText.zh.labels[field], en: profileText.en.labels[field] },
  ]),
) as Record<ProfileField, Words>

const titlesOf = <Key extends string>(keys: readonly Key[], of: ReturnType<typeof states>) =>
  Object.fromEntries(keys.map((key) => [key, of[key]!.title])) as Record<Key, Words>

/** Who a meeting is for and what it asks before it is watched. The meeting itself is edited in its own list. */
export const accessResource = defineResource({
  name: 'meeting-access',
  title: words('观看权限与签到', 'Access and check-in'),
  right: 'meetings.edit',
  rows: accessRows,
  partOf: { meetings: {} },
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('开始', 'Begins'),
    audience: stateColumn('观众', 'Audience', audienceStates),
    needs_licence: flagColumn('须认证', 'Verified only'),
    watch: stateColumn('限制', 'Restriction', watchStates),
    whitelisted: numberColumn('白名单人数', 'On the whitelist'),
    guests: numberColumn('受邀人数', 'Invited'),
  },
  filters: {
    q: meetingFilter,
    audience: stateFilter('观众', 'Audience', audienceStates),
    watch: stateFilter('限制', 'Restriction', watchStates),
    begin_at: periodFilter('开始', 'Begins'),
  },
  form: defineForm({
    fields: {
      audience: choiceField('观众', 'Audience', titlesOf(audiences, audienceStates), { isRequired: true }),
      needs_licence: flagField('医生须通过认证', 'Doctors must be verified'),
      watch: choiceField('限制', 'Restriction', titlesOf(modes, watchStates), {
        isRequired: true,
        hint: [
          '密码用“设置观看密码”设置，白名单可用 Excel 导入',
          'Set the password by its own action; import the whitelist from Excel',
        ],
      }),
      contact: textField('主办方联系方式', 'Organiser’s contact', { max: settingLimits.contact }),
      completion_information: flagField('观看前完善资料', 'Complete the profile before watching'),
      profile: rowsField(
        '完善资料的内容',
        'What the profile has to say',
        {
          field: choiceField('资料', 'Field', profileNames, { isRequired: true }),
          required: flagField('必填', 'Required'),
        },
        {
          max: profileFields.length,
          hint: [
            '除身份要求的资料外，另外询问的内容',
            'Asked for besides what the identity of a member asks for',
          ],
        },
      ),
      checkin_status: flagField('观看前签到', 'Check in before watching'),
      is_reviewed: flagField('签到须审核', 'Check-ins are reviewed'),
      fields: rowsField(
        '签到表',
        'Check-in form',
        {
          field: choiceField('字段', 'Field', fieldNames, { isRequired: true }),
          required: flagField('必填', 'Required'),
        },
        { max: 20, hint: ['至少需要必填的真实姓名', 'Asks for the real name at least'] },
      ),
      selected_son_id: referenceField('大会默认打开', 'Part that opens first', 'meetings', {
        hint: ['留空则为直播中或下一场', 'When empty: what is on air or comes next'],
      }),
    },
    async read({ db }, id) {
      const settings = await loadSettings(db, id)
      return {
        ...settings,
        needs_licence: settings.needs_licence === 1,
        watch: modeOf(settings.watch_type),
        completion_information: settings.completion_information === 1,
        checkin_status: settings.checkin_status === 1,
        is_reviewed: settings.is_reviewed === 1,
        fields: settings.fields.map(({ field, required }) => ({ field, required: required === 1 })),
        selected_son_id: settings.selected_son_id || null,
        profile: await selectMeetingFields(db, id),
      }
    },
    async change({ db }, id, values) {
      const base = await loadSettings(db, id)
      const rules = {
        ...base,
        audience: values.audience || 'all',
        needs_licence: asBit(values.needs_licence),
        watch_type: watchModes[values.watch || 'open'],
        completion_information: asBit(values.completion_information),
        checkin_status: asBit(values.checkin_status),
        contact: values.contact,
        is_reviewed: asBit(values.is_reviewed),
        fields: values.fields.map(({ field, required }) => ({ field, required: asBit(required) })),
        selected_son_id: values.selected_son_id ?? 0,
      }
      await db.transaction(async (db) => {
        await saveSettings(db, id, { rules, base }, '')
        await replaceMeetingFields(db, id, values.profile)
      })
    },
  }),
  actions: {
    /** Apart from the form, whose versions are kept: a password is not. */
    setPassword: defineAction({
      title: words('设置观看密码', 'Set the watch password'),
      asksReason: true,
      fields: {
        password: textField('密码', 'Password', { isRequired: true, max: settingLimits.password.max }),
      },
      async run({ db }, id, { values }) {
        const base = await loadSettings(db, id)
        const rules = { ...base, watch_type: watchModes.password }
        await saveSettings(db, id, { rules, base }, values.password)
      },
    }),
  },
})
