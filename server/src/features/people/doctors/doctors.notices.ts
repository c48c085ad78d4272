import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { doctorsText } from './doctors.text.ts'

export const homepageLinked = defineNotice({
  event: 'doctors.linked',
  headline: { zh: '账号已关联医生主页', en: 'Your account is linked to your homepage' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: doctorsText,
  say: (text) => text.linked,
  target: ({ doctorId }) => ({ path: `/doctorMainPage?doctor_id=${doctorId}` }),
  example: { doctorId: 1 },
})

export const homepageUnlinked = defineNotice({
  event: 'doctors.unlinked',
  headline: { zh: '医生主页关联已取消', en: 'Your account is no longer linked to a homepage' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: doctorsText,
  say: (text) => text.unlinked,
  example: {},
})
