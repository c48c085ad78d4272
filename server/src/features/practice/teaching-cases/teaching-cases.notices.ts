import type { MessageChannel } from '#contract/wire/message-kinds.ts'
import { defineNotice } from '#kernel/notice.ts'
import { teachingText } from './teaching-cases.text.ts'

type OfCase = { title: string; consultationId: number }

const toCase = ({ consultationId }: OfCase) => ({ path: `/teachingCase?id=${consultationId}` })
const example: OfCase = { title: '胸闷待查一例', consultationId: 1 }
const channels: MessageChannel[] = ['app', 'web', 'wechat']
const common = { kind: 'consultations', text: teachingText, channels, target: toCase } as const

/** What the author of a case is told. */
export const caseNotices = {
  passed: defineNotice({
    ...common,
    event: 'teachingCases.passed',
    headline: { zh: '教学病例已发布', en: 'Your teaching case is published' },
    say: (text, { title }) => text.passed(title),
    example,
  }),
  refused: defineNotice({
    ...common,
    event: 'teachingCases.refused',
    headline: { zh: '教学病例未通过审核', en: 'Your teaching case was refused' },
    say: (text, { title, reason }) => text.refused(title, reason),
    example: { ...example, reason: '图片可见面容' },
  }),
}
