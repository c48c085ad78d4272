import type { Language } from '#contract/wire/language.ts'
import type { MessageKind } from '#contract/wire/message-kinds.ts'

/** The tabs of the inbox. */
export const messageKindText: Record<Language, Record<MessageKind, string>> = {
  zh: {
    system: '系统',
    meetings: '会议',
    consultations: '会诊',
    unions: '科联体',
    experts: '专家',
    orders: '订单',
    comments: '评论与回复',
  },
  en: {
    system: 'System',
    meetings: 'Meetings',
    consultations: 'Consultations',
    unions: 'Unions',
    experts: 'Experts',
    orders: 'Orders',
    comments: 'Comments and answers',
  },
}
