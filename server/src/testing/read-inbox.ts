import { pushCalls } from '#contract/community/messages.ts'
import type { TestClient } from './test-app.ts'

/** What the messages of a member say, latest first. */
export async function readInbox(client: TestClient): Promise<string[]> {
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.map(({ pushContent }) => pushContent)
}
