import type { Page } from '@playwright/test'
import { actionCalls, resourceCalls } from '#contract/console/resources.ts'
import { post } from './register.ts'

/** Makes a meeting that has just begun, is open to visitors and has no stream, as a copy of one that the demo prepares. */
export async function makeMeeting(page: Page, token: string, title: string): Promise<number> {
  const idOf = async (q: string) => {
    const asked = { resource: 'meetings', filters: JSON.stringify({ q }) }
    const { rows } = await post<{ rows: { id: number }[] }>(page, resourceCalls.rows.path, asked, token)
    return rows[0]!.id
  }
  const act = (action: string, id: number, values: Record<string, string>) =>
    post(
      page,
      actionCalls.run.path,
      { resource: 'meetings', action, ids: `[${id}]`, values: JSON.stringify(values) },
      token,
    )
  const begin_at = new Date(Date.now() - 60_000).toISOString()
  await act('copy', await idOf('心衰管理基层培训（筹备中）'), { title, begin_at })
  const meetingId = await idOf(title)
  await act('publish', meetingId, {})
  return meetingId
}
