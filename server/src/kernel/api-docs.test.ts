import { expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { commentTopics } from '#contract/community/comments.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { handlers } from '#server/features.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'

const app = await testApp()
type Operation = {
  summary: string
  security: object[]
  requestBody?: { content: Record<string, { schema: { required: string[] } }> }
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

it('describes every call in the OpenAPI document, and how it is made', async () => {
  const document = (await (await fetch(`${app.url}/docs/api/openapi.json`)).json()) as Document
  expect(document.openapi).toBe('3.1.0')
  for (const { call } of handlers)
    expect(document.paths[call.path]?.[call.method.toLowerCase()]?.summary).toBe(call.about)
  const login = document.paths[accountCalls.login.path]!.post!
  expect(login.security).toEqual([{}, { token: [] }])
  expect(Object.keys(login.requestBody!.content)).toContain('application/json')
  expect(login.requestBody!.content['multipart/form-data']!.schema.required).toContain('encrypt_data')
  expect(document.paths[accountCalls.userInfo.path]!.post!.security).toEqual([{ token: [] }])
  expect(JSON.stringify(document)).not.toContain('$schema')
})

it('shows every call on a page that says how to sign, seal and read an answer', async () => {
  const response = await fetch(`${app.url}/docs/api`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await response.text()
  for (const { call } of handlers) expect(html).toContain(`<code>${call.path}</code>`)
  expect(html).not.toContain(String(Number.MAX_SAFE_INTEGER))
  expect(html).toContain('SHA-256')
  expect(html).toContain('AES-256-GCM')
  expect(html).toContain('the clock of this device is off')
  expect(html).toMatch(/<code>slide_ticket<\/code>/)
  expect(html).not.toMatch(/<summary>[^]*?`[^]*?<\/summary>/)
  expect(html).toContain('multipart forms whose field <code>file</code>')
  for (const refusal of [uploadFailures.typeNotAllowed, accountFailures.wrongCode])
    expect(html).toContain(`<td>${refusal.status}</td><td>${refusal.en}</td>`)
  for (const topic of [...Object.values(socketTopics), ...Object.values(commentTopics)])
    expect(html).toContain(`<summary><code>${topic.type}</code>`)
  expect(html).toContain('<code>login</code>, <code>joinGroup</code>, <code>leaveGroup</code>')
})

it('is closed in production', async () => {
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_api_docs')
  const production = await startServer(databaseUrl, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    MASTER_KEY: '0'.repeat(64),
    PUBLIC_ORIGIN: 'http://localhost',
    SMS_PROVIDER: 'aliyun',
    SMS_SIGN_NAME: 'test',
    SMS_TEMPLATE_CODE: 'test',
    SMS_TEMPLATE_PASSWORD: 'test',
    SMS_TEMPLATE_REMINDER: 'test',
    SMS_TEMPLATE_REBINDING: 'test',
    SMS_TEMPLATE_TASK: 'test',
    SMS_TEMPLATE_CONFERENCE: 'test',
    SMS_TEMPLATE_MESSAGE: 'test',
    ALIYUN_ACCESS_KEY_ID: 'test',
    ALIYUN_ACCESS_KEY_SECRET: 'test',
  })
  try {
    for (const path of ['/docs/api', '/docs/api/openapi.json'])
      expect((await fetch(production.url + path)).status).toBe(404)
  } finally {
    await production.close()
  }
})
