/** What a message is about: the tabs of the inbox. */
export const messageKinds = [
  'system',
  'meetings',
  'consultations',
  'unions',
  'experts',
  'orders',
  'comments',
] as const

/** Where a message may go besides the inbox and the open pages of its reader. */
export const messageChannels = ['app', 'web', 'sms', 'mail', 'wechat'] as const

export type MessageKind = (typeof messageKinds)[number]
export type MessageChannel = (typeof messageChannels)[number]

/** What a message opens; `richText` is the message itself. */
export const targetKinds = [
  'meeting',
  'bigMeeting',
  'operation',
  'article',
  'production',
  'productionEdit',
  'expertTask',
  'conference',
  'login',
  'richText',
] as const

export type TargetKind = (typeof targetKinds)[number]
