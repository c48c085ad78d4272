import type { InvitedSheet } from '#contract/practice/expert-invitations.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import type { Language } from '#contract/wire/language.ts'

type Names = Record<string, string>

const zh = {
  clients: {
    desk: '电脑浏览器',
    phone: '手机浏览器',
    wechat: '微信',
    'mini-program': '小程序',
    app: 'App',
  } as Names,
  messages: { invitation: '邀请', change: '变更', reminder: '提醒' } as Names,
  states: {
    waiting: '待发送',
    sending: '发送中',
    sent: '已发送',
    failed: '发送失败',
    dropped: '已不需要',
  } as Names,
  proved: ['未验证手机号，不能确认、签署或查看费用', '可确认、签署和查看费用'],
  seen: (first: string, last: string) => `${first} 首次打开，${last} 最近打开`,
}

const texts: Record<Language, typeof zh> = {
  zh,
  en: {
    clients: {
      desk: 'Computer',
      phone: 'Phone',
      wechat: 'WeChat',
      'mini-program': 'Mini program',
      app: 'App',
    },
    messages: { invitation: 'Invitation', change: 'Change', reminder: 'Reminder' },
    states: {
      waiting: 'waiting',
      sending: 'being sent',
      sent: 'sent',
      failed: 'failed',
      dropped: 'no longer needed',
    },
    proved: ['number not proved: may not confirm, sign or see fees', 'may confirm, sign and see fees'],
    seen: (first, last) => `first opened ${first}, last ${last}`,
  },
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

/** What the console shows of a sheet: its sessions, the SMS to its guest, and every device in which it was opened. */
export function sheetFacts(
  { sessions, messages, devices }: Pick<InvitedSheet, 'sessions' | 'messages' | 'devices'>,
  language: Language,
) {
  const fact = factsIn(language)
  const text = texts[language]
  return [
    ...sessions.map(({ title, begin_time, end_time, hall }) =>
      fact.text('日程', 'Session', joined(`${begin_time} – ${end_time.slice(11)}`, hall, title)),
    ),
    ...messages.map(({ kind, state, time }) =>
      fact.text('短信', 'SMS', joined(time, text.messages[kind] ?? kind, text.states[state] ?? state)),
    ),
    ...devices.map(({ client, first_time, last_time, is_proved }, at) =>
      fact.text(
        `打开设备 ${at + 1}`,
        `Device ${at + 1}`,
        joined(text.clients[client] ?? client, text.seen(first_time, last_time), text.proved[is_proved]!),
      ),
    ),
  ]
}
