import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { expertInvitationsText } from './expert-invitations.text.ts'

/** Its SMS is the invitation itself. */
export const expertInvited = defineNotice({
  event: 'expert-invitations.invited',
  headline: { zh: '会议邀请您参与', en: 'A meeting invites you' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertInvitationsText,
  say: (text, { meeting }) => text.invited(meeting),
  target: ({ taskId }) => ({ kind: 'expertTask', id: taskId }),
  example: { meeting: '心血管病年会', taskId: 1 },
})
