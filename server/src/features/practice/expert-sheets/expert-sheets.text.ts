import type { Language } from '#contract/wire/language.ts'

/** What is known of a change of a sheet; `title` and `time` are empty where the change has none. */
export type ChangedSheet = { meeting: string; title: string; time: string; guest: string; reason: string }

type Texts = { title: string; changes: Record<string, (change: ChangedSheet) => string> }

const because = (reason: string) => (reason ? `（${reason}）` : '')
const becauseEn = (reason: string) => (reason ? ` (${reason})` : '')

/** What both sides read about a change, by its kind; nobody is notified of the other kinds. */
export const sheetNoticeTexts: Record<Language, Texts> = {
  zh: {
    title: '专家任务',
    changes: {
      sheet_withdrawn: (s) => `《${s.meeting}》对${s.guest}的邀请已撤回${because(s.reason)}。`,
      schedule_confirmed: (s) => `${s.guest}已确认参加《${s.meeting}》。`,
      schedule_refused: (s) => `${s.guest}婉拒了《${s.meeting}》的邀请${because(s.reason)}。`,
      session_confirmed: (s) => `${s.guest}已确认《${s.meeting}》“${s.title}”，${s.time}。`,
      session_refused: (s) => `${s.guest}婉拒了《${s.meeting}》“${s.title}”${because(s.reason)}。`,
      session_proposed: (s) =>
        `${s.guest}希望将《${s.meeting}》“${s.title}”改为 ${s.time}${because(s.reason)}。`,
      session_accepted: (s) => `《${s.meeting}》“${s.title}”已按${s.guest}的申请改为 ${s.time}。`,
      session_declined: (s) =>
        `《${s.meeting}》“${s.title}”无法改期${because(s.reason)}，仍为 ${s.time}，请${s.guest}重新确认。`,
      session_added: (s) => `《${s.meeting}》新增场次“${s.title}”，${s.time}，请${s.guest}确认。`,
      session_polled: (s) =>
        `《${s.meeting}》“${s.title}”定于 ${s.time}，即${s.guest}方便的时间，无需再确认。`,
      poll_opened: (s) => `《${s.meeting}》请${s.guest}在 ${s.time} 前选择方便的时间：“${s.title}”。`,
      poll_answered: (s) => `${s.guest}已选择《${s.meeting}》“${s.title}”的方便时间${because(s.reason)}。`,
      poll_withdrawn: (s) =>
        `《${s.meeting}》“${s.title}”的时间征询已撤回${because(s.reason)}，${s.guest}无需答复。`,
      session_changed: (s) =>
        `《${s.meeting}》“${s.title}”已变更为 ${s.time}${because(s.reason)}，请${s.guest}重新确认。`,
      session_removed: (s) => `《${s.meeting}》“${s.title}”已取消${because(s.reason)}。`,
      room_removed: (s) => `《${s.meeting}》标本室“${s.title}”（${s.time}）已取消，${s.guest}无需前往。`,
      wait_file_given: (s) => `会务组已为${s.guest}上传《${s.meeting}》“${s.title}”的文件。`,
      wait_done: (s) => `${s.guest}已完成《${s.meeting}》的待办“${s.title}”。`,
      wait_refused: (s) => `${s.guest}不需要《${s.meeting}》的待办“${s.title}”${because(s.reason)}。`,
      fee_set: (s) => `《${s.meeting}》“${s.title}”的讲课费已登记，请${s.guest}核对并确认。`,
      fee_disputed: (s) => `${s.guest}对《${s.meeting}》“${s.title}”的讲课费有异议${because(s.reason)}。`,
      fee_answered: (s) =>
        `会务组已回复《${s.meeting}》“${s.title}”的讲课费异议${because(s.reason)}，请${s.guest}重新核对。`,
      fee_objected: (s) => `${s.guest}对《${s.meeting}》“${s.title}”讲课费的更正有异议${because(s.reason)}。`,
      playback_approved: (s) => `${s.guest}同意发布《${s.meeting}》的回放“${s.title}”。`,
      playback_refused: (s) => `${s.guest}不同意发布《${s.meeting}》的回放“${s.title}”${because(s.reason)}。`,
      playback_published_anyway: (s) =>
        `《${s.meeting}》的回放“${s.title}”未经${s.guest}同意已发布${because(s.reason)}。`,
    },
  },
  en: {
    title: 'Expert task',
    changes: {
      sheet_withdrawn: (s) =>
        `The invitation of ${s.guest} to "${s.meeting}" was withdrawn${becauseEn(s.reason)}.`,
      schedule_confirmed: (s) => `${s.guest} has confirmed to take part in "${s.meeting}".`,
      schedule_refused: (s) =>
        `${s.guest} has declined the invitation to "${s.meeting}"${becauseEn(s.reason)}.`,
      session_confirmed: (s) => `${s.guest} has confirmed "${s.title}" of "${s.meeting}", ${s.time}.`,
      session_refused: (s) => `${s.guest} cannot take "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      session_proposed: (s) =>
        `${s.guest} proposes ${s.time} for "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      session_accepted: (s) => `"${s.title}" of "${s.meeting}" is at ${s.time} now, as ${s.guest} proposed.`,
      session_declined: (s) =>
        `"${s.title}" of "${s.meeting}" cannot be moved${becauseEn(s.reason)}: ${s.guest}, please confirm ${s.time}.`,
      session_added: (s) =>
        `"${s.title}" of "${s.meeting}" was added, ${s.time}: ${s.guest}, please confirm it.`,
      session_polled: (s) =>
        `"${s.title}" of "${s.meeting}" is at ${s.time}, a time that suits ${s.guest}: nothing has to be confirmed.`,
      poll_opened: (s) => `"${s.meeting}" asks ${s.guest} by ${s.time} which times suit for "${s.title}".`,
      poll_answered: (s) =>
        `${s.guest} has said which times suit for "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      poll_withdrawn: (s) =>
        `The question about times for "${s.title}" of "${s.meeting}" was withdrawn${becauseEn(s.reason)}: ${s.guest} need not answer.`,
      session_changed: (s) =>
        `"${s.title}" of "${s.meeting}" is at ${s.time} now${becauseEn(s.reason)}: ${s.guest}, please confirm it again.`,
      session_removed: (s) => `"${s.title}" of "${s.meeting}" was cancelled${becauseEn(s.reason)}.`,
      room_removed: (s) =>
        `The specimen room "${s.title}" of "${s.meeting}" (${s.time}) was cancelled: ${s.guest} is not expected there.`,
      wait_file_given: (s) => `A document of "${s.title}" of "${s.meeting}" is there for ${s.guest}.`,
      wait_done: (s) => `${s.guest} has done "${s.title}" for "${s.meeting}".`,
      wait_refused: (s) => `${s.guest} does not need "${s.title}" for "${s.meeting}"${becauseEn(s.reason)}.`,
      fee_set: (s) =>
        `The fee for "${s.title}" of "${s.meeting}" was entered: ${s.guest}, please check and confirm it.`,
      fee_disputed: (s) =>
        `${s.guest} objects to the fee for "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      fee_answered: (s) =>
        `The organiser has answered about the fee for "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}: ${s.guest}, please check it again.`,
      fee_objected: (s) =>
        `${s.guest} objects to the correction of the fee for "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      playback_approved: (s) => `${s.guest} agrees to publish the recording "${s.title}" of "${s.meeting}".`,
      playback_refused: (s) =>
        `${s.guest} does not agree to publish the recording "${s.title}" of "${s.meeting}"${becauseEn(s.reason)}.`,
      playback_published_anyway: (s) =>
        `The recording "${s.title}" of "${s.meeting}" was published without the consent of ${s.guest}${becauseEn(s.reason)}.`,
    },
  },
}
