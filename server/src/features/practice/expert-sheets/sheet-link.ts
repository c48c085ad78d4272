import type { Env } from '#kernel/env.ts'

/** The page that an SMS opens. */
const sheetPath = '/taskList'

/** What an SMS leads to: the whole address and, for gateways with a fixed text around it, its query. */
export function sheetLink(env: Pick<Env, 'PUBLIC_ORIGIN' | 'PORT'>, taskId: number, code: string) {
  const query = new URLSearchParams({ id: String(taskId), ...(code && { tcode: code }) }).toString()
  return { address: `${env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`}${sheetPath}?${query}`, query }
}
