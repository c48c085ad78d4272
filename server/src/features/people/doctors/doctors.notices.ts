import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { doctorsText } from './doctors.text.ts'

export const homepageLinked = defineNotice({
  event: 'doctors.linked',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: doctorsText,
  say: (text) => text.linked,
  target: ({ doctorId }) => ({ path: `/doctorMainPage?doctor_id=${doctorId}` }),
  example: { doctorId: 1 },
})

export const homepageUnlinked = defineNotice({
  event: 'doctors.unlinked',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: doctorsText,
  say: (text) => text.unlinked,
  example: {},
})
