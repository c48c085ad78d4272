import type { Language } from '#contract/wire/language.ts'

/** What is known of a change of a session. */
export type ChangedSession = { meeting: string; title: string; time: string; guest: string; reason: string }

type Texts = { title: string; changes: Record<string, (session: ChangedSession) => string> }

const because = (reason: string) => (reason ? `（${reason}）` : '')
const becauseEn = (reason: string) => (reason ? ` (${reason})` : '')

/** What both sides read about a change, by its kind. */
export const sessionNoticeTexts: Record<Language, Texts> = {
  zh: {
    title: '专家日程',
    changes: {
      session_confirmed: (s) => `${s.guest}已确认《${s.meeting}》“${s.title}”，${s.time}。`,
      session_refused: (s) => `${s.guest}婉拒了《${s.meeting}》“${s.title}”${because(s.reason)}。`,
      session_proposed: (s) =>
        `${s.guest}希望将《${s.meeting}》“${s.title}”改为 ${s.time}${because(s.reason)}。`,
      session_accepted: (s) => `《${s.meeting}》“${s.title}”已按${s.guest}的申请改为 ${s.time}。`,
      session_declined: (s) =>
        `《${s.meeting}》“${s.title}”无法改期${because(s.reason)}，仍为 ${s.time}，请${s.guest}重新确认。`,
      session_added: (s) => `《${s.meeting}》新增场次“${s.title}”，${s.time}，请${s.guest}确认。`,
      session_changed: (s) =>
        `《${s.meeting}》“${s.title}”已变更为 ${s.time}${because(s.reason)}，请${s.guest}重新确认。`,
      session_removed: (s) => `《${s.meeting}》“${s.title}”已取消${because(s.reason)}。`,
    },
  },
  en: {
    title: 'Expert schedule',
    changes: {
      session_confirmed: (s) => `${s.guest} has confirmed "${s.title}" of "${s.meeting}", ${s.time}.`,
      session_refused: (s) => `${s.guest} cannot take "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      session_proposed: (s) =>
        `${s.guest} proposes ${s.time} for "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      session_accepted: (s) => `"${s.title}" of "${s.meeting}" is at ${s.time} now, as ${s.guest} proposed.`,
      session_declined: (s) =>
        `"${s.title}" of "${s.meeting}" cannot be moved${becauseEn(s.reason)}: ${s.guest}, please confirm ${s.time}.`,
      session_added: (s) =>
        `"${s.title}" of "${s.meeting}" was added, ${s.time}: ${s.guest}, please confirm it.`,
      session_changed: (s) =>
        `"${s.title}" of "${s.meeting}" is at ${s.time} now${becauseEn(s.reason)}: ${s.guest}, please confirm it again.`,
      session_removed: (s) => `"${s.title}" of "${s.meeting}" was cancelled${becauseEn(s.reason)}.`,
    },
  },
}
