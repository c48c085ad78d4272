import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { askedField } from './checkin.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, onOff, page, paged, text } from '../wire/fields.ts'
import { audiences } from './meetings.ts'
import { oneOf } from '../wire/one-of.ts'

/** What a meeting requires before it is watched; the numbers are `watch_type`, 0 for nothing. A login is a matter of the audience. */
export const watchModes = { open: 0, whitelist: 1, password: 2 } as const

export const settingLimits = {
  contact: 100,
  venue: 100,
  phonesAtOnce: 500,
  password: { min: 4, max: 64 },
} as const

export const settingFailures = defineFailures({
  passwordNeeded: [
    4891,
    `请设置观看密码（${settingLimits.password.min}–${settingLimits.password.max} 位）`,
    `please set a watch password of ${settingLimits.password.min} to ${settingLimits.password.max} characters`,
  ],
  nameNeeded: [4892, '签到表至少需要真实姓名', 'the sign-in form asks for the real name at least'],
  accountUnknown: [4893, '该手机号尚未注册', 'nobody is registered with this number'],
})

/** An invited person, as the organiser sees them. */
export const guestItem = z.object({ userid: z.int(), truename: z.string() })

/** A number on the whitelist: masked, and empty for one that was listed before numbers could be shown. */
export const whitelistItem = z.object({ phone: z.string() })

const rules = z.object({
  audience: z.enum(audiences),
  /** Whether a doctor's licence has to be verified; otherwise the declared identity is believed. */
  needs_licence: bit,
  is_reservable: bit,
  watch_type: oneOf(watchModes),
  completion_information: bit,
  checkin_status: bit,
  /** How to reach the organiser, shown to people who are not admitted. */
  contact: text(settingLimits.contact),
  fields: z.array(askedField).check(z.maxLength(20)),
  is_reviewed: bit,
  /** Where the meeting is held; empty for one without a venue. */
  venue: text(settingLimits.venue),
  /** The part of a large meeting that is opened first; 0 for the one that is on air or comes next. */
  selected_son_id: z.int().check(z.minimum(0)),
})

export const meetingSettings = z.extend(rules, {
  meeting_id: z.int(),
  title: z.string(),
  /** The password itself is not stored. */
  has_password: bit,
  whitelist_num: z.int(),
  guests: z.array(guestItem),
  is_big_meeting: bit,
  /** The parts of a large meeting, in order of time. */
  parts: z.array(z.object({ meeting_id: z.int(), title: z.string() })),
  /** What the large meeting requires besides; null for a meeting that is not part of one. */
  inherited: z.nullable(
    z.object({ audience: z.enum(audiences), needs_licence: bit, watch_type: oneOf(watchModes) }),
  ),
})

/** For those who run a meeting, and operators. Changes take effect at once. */
export const meetingSettingCalls = {
  get: defineCall({
    id: 'meeting.getsettings',
    path: '/api/web/v3/meeting/getsettings',
    about:
      'Who a meeting is for and what it requires before it is watched; what its large meeting requires applies too (`inherited`).',
    access: 'member',
    input: z.object({ meeting_id: id }),
    output: meetingSettings,
  }),
  save: defineCall({
    id: 'meeting.savesettings',
    path: '/api/web/v3/meeting/savesettings',
    about:
      'Sets what a meeting requires. `base` is what the person had read: rules that they have not changed stay as they are stored, and one that somebody else has changed meanwhile is refused (5003) with what is stored now. An empty `password` leaves the current one; a new one revokes the entries that the old one opened.',
    access: 'member',
    input: z.object({
      meeting_id: id,
      rules: json(rules),
      base: json(rules),
      password: z._default(text(settingLimits.password.max), ''),
    }),
    output: meetingSettings,
  }),
  whitelisted: defineCall({
    id: 'meeting.getwhitelist',
    path: '/api/web/v3/meeting/getwhitelist',
    about: 'The numbers on the whitelist of a meeting, masked, 50 a page.',
    access: 'member',
    input: z.object({ meeting_id: id, page }),
    output: paged(whitelistItem),
  }),
  whitelist: defineCall({
    id: 'meeting.changewhitelist',
    path: '/api/web/v3/meeting/changewhitelist',
    about: `Adds numbers to the whitelist of a meeting (\`type\` 1) or removes them (2), ${settingLimits.phonesAtOnce} at a time.`,
    access: 'member',
    input: z.object({
      meeting_id: id,
      type: onOff,
      phones: json(z.array(text(15)).check(z.minLength(1), z.maxLength(settingLimits.phonesAtOnce))),
    }),
    output: z.object({ whitelist_num: z.int(), changed: z.int() }),
  }),
  invite: defineCall({
    id: 'meeting.addguest',
    path: '/api/web/v3/meeting/addguest',
    about: 'Invites an account by its number.',
    access: 'member',
    input: z.object({ meeting_id: id, phone: text(15) }),
    output: guestItem,
  }),
  uninvite: defineCall({
    id: 'meeting.removeguest',
    path: '/api/web/v3/meeting/removeguest',
    about: 'Withdraws an invitation.',
    access: 'member',
    input: z.object({ meeting_id: id, userid: id }),
    output: z.object({}),
  }),
}

/** What a refused change is told: what is stored now, and the rules that both have changed. */
export type SettingCollision = { settings: MeetingSettings; fields: (keyof MeetingRules)[] }

export type MeetingRules = z.infer<typeof rules>
export type MeetingSettings = z.infer<typeof meetingSettings>
