import type { Page } from '@playwright/test'
import { invitationCalls } from '#contract/practice/expert-invitations.ts'
import type { InvitedSheet } from '#contract/practice/expert-invitations.ts'
import { asOperator } from './operator.ts'
import { post } from './register.ts'
import { expect } from './test.ts'

/** So many days from now at an hour of Shanghai. */
export const timeIn = (days: number, hour: string) =>
  `${new Date(Date.now() + 8 * 3600_000 + days * 24 * 3600_000).toISOString().slice(0, 10)} ${hour}`

type Invited = {
  taskId: number
  phone: string
  name: string
  session: { title: string; hall: string; begin_time: string; end_time: string }
}

/** Invites an expert to a meeting; with the link of the SMS. */
export async function inviteExpert(
  page: Page,
  { taskId, phone, name, session }: Invited,
): Promise<{ sheet: InvitedSheet; link: string }> {
  let sheet: InvitedSheet | undefined
  await asOperator(page, async (token) => {
    const fields = { id: String(taskId), phone, guest_name: name, sessions: JSON.stringify([session]) }
    sheet ??= await post<InvitedSheet>(page, invitationCalls.invite.path, fields, token)
  })
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?to=${phone}`)
    const [sent] = (await answer.json()) as { text: string }[]
    link = /(\/taskList\?\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return { sheet: sheet!, link }
}
