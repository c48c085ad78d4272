import { commonFields } from './test-app.ts'
import type { TestApp } from './test-app.ts'

/** Posts fields as they are, for what no client of ours would send. */
export async function postForm(app: TestApp, path: string, fields: Record<string, string>, token = '') {
  const body = new URLSearchParams({ ...commonFields({ guestId: '12345678' }), ...fields })
  const response = await fetch(app.url + path, { method: 'POST', headers: { token }, body })
  return (await response.json()) as { status: number; message: string; data: unknown }
}

/** What stands where an id should. */
export const wrongIds = ['', 'abc', '-1', '1.5', '9'.repeat(20)]
