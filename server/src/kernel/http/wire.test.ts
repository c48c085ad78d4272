import { describe, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'

const app = await testApp()

type Posted = { status: number; message: string; data: unknown; http: number; headers: Headers }

const post = async (
  path: string,
  body: URLSearchParams | FormData | string,
  headers: Record<string, string> = {},
): Promise<Posted> => {
  const response = await fetch(app.url + path, { method: 'POST', body, headers })
  return { ...((await response.json()) as Posted), http: response.status, headers: response.headers }
}

const guest = { guestId: '12345678' }
const signed = (fields: Record<string, string> = {}) => ({ ...commonFields(guest), ...fields })
const { path } = homeCalls.advance

describe('bodies', () => {
  it('takes urlencoded, multipart and JSON alike', async () => {
    const fields = signed({ page: '1' })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const json = JSON.stringify({ ...fields, page: 1, timestamp: Number(fields.timestamp) })
    const answers = [
      await post(path, new URLSearchParams(fields)),
      await post(path, form),
      await post(path, json, { 'content-type': 'application/json' }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  })

  it('names the field that is wrong or missing', async () => {
    const wrong = await post(path, new URLSearchParams(signed({ page: 'two' })))
    expect(wrong).toMatchObject({
      status: failures.parameterError.status,
      message: '参数错误: page',
      data: null,
    })
    const empty = await post(path, new URLSearchParams(signed({ page: '' })))
    expect(empty.status).toBe(failures.parameterError.status)
    const missing = await post(accountCalls.sendCode.path, new URLSearchParams(signed()))
    expect(missing).toMatchObject({ status: failures.parametersMissing.status, message: '缺少参数: phone' })
  })

  it('refuses broken JSON and too large bodies without a fault', async () => {
    expect(await post(path, '{', { 'content-type': 'application/json' })).toMatchObject({
      http: 200,
      status: 400,
    })
    const large = await post(path, new URLSearchParams(signed({ keyword: 'x'.repeat(300_000) })))
    expect(large).toMatchObject({ http: 413, status: failures.tooLarge.status })
  })

  it('answers a form of 6 MB instead of cutting it off', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(signed())) form.append(name, value)
    form.append('keyword', 'x'.repeat(6 * 1024 * 1024))
    const refused = { http: 413, status: failures.tooLarge.status, message: '内容过大' }
    expect(await post(path, form)).toMatchObject(refused)
    const fields = new URLSearchParams(signed({ keyword: 'x'.repeat(6 * 1024 * 1024) }))
    expect(await post(path, fields)).toMatchObject(refused)
  })

  const part = (head: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
  const multipart = (body: string, type = 'multipart/form-data; boundary=b') =>
    post(path, body, { 'content-type': type })
  const whole = Object.entries(signed())
    .map(([name, value]) => part(`name="${name}"`, value))
    .join('')

  it('takes a multipart body of plain fields, also an empty one', async () => {
    expect((await multipart(`${whole}--b--\r\n`)).status).toBe(200)
    expect((await multipart('--b--')).status).toBe(failures.parametersMissing.status)
  })

  it.each([
    ['no end', whole],
    ['a field that breaks off', `${whole}--b\r\ncontent-disposition: form-data; name="page"\r\n--b--`],
    ['a part without a name', `${whole}${part('nom="page"', '1')}--b--`],
    ['a file', `${whole}${part('name="file"; filename="a.pdf"', '%PDF-')}--b--`],
    ['a boundary inside a value', `${whole}${part('name="page"', '1--b')}--b--`],
    ['nothing', ''],
  ])('refuses a multipart body with %s', async (_, body) => {
    expect(await multipart(body)).toMatchObject({ http: 200, status: 400, message: '参数错误: multipart' })
  })

  it('refuses a multipart body whose boundary nobody knows', async () => {
    expect((await multipart(`${whole}--b--`, 'multipart/form-data')).status).toBe(400)
  })

  it('answers an address that is none in the envelope too', async () => {
    for (const address of ['/%zz', '/api/%E0%A4%A']) {
      const answer = await fetch(app.url + address, { headers: { 'accept-language': 'en' } })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ status: 404, message: 'no such call', data: null })
    }
  })

  it('is not moved by prototype names', async () => {
    const answer = await post(path, new URLSearchParams(signed({ __proto__: 'x', constructor: 'y' })))
    expect(answer.status).toBe(200)
  })
})

describe('signature', () => {
  it('refuses a wrong or missing sign', async () => {
    const wrong = await post(path, new URLSearchParams(signed({ sign: 'f'.repeat(64) })))
    expect(wrong).toMatchObject({ status: failures.authenticationError.status, message: '认证错误: sign' })
    const { sign: _sign, ...unsigned } = signed()
    expect((await post(path, new URLSearchParams(unsigned))).status).toBe(failures.parametersMissing.status)
  })

  it.each([-6, 6])('tells a clock that is %i minutes off the server time', async (minutes) => {
    const stale = commonFields(guest, Date.now() + minutes * 60_000)
    const answer = await post(path, new URLSearchParams(stale))
    expect(answer.status).toBe(failures.clockOff.status)
    const { server_time: serverTime } = answer.data as { server_time: number }
    expect(Math.abs(serverTime - Date.now())).toBeLessThan(60_000)
  })

  it('lets four minutes pass', async () => {
    const fields = commonFields(guest, Date.now() - 4 * 60_000)
    expect((await post(path, new URLSearchParams(fields))).status).toBe(200)
  })
})

describe('answers', () => {
  it('puts an unknown path into the envelope', async () => {
    expect(await post('/api/web/v2/nothing', new URLSearchParams(signed()))).toMatchObject({
      http: 404,
      status: 404,
    })
    const response = await fetch(`${app.url}/MedicalCollege/nothing`)
    expect(await response.json()).toMatchObject({ code: 'FAILED', result: null })
  })

  it('refuses a read in the language that its address asks for', async () => {
    const response = await fetch(`${app.url}${homeCalls.seoConfig.path}?siteType=none&lang=en`)
    expect(await response.json()).toMatchObject({ message: 'parameter error: siteType' })
  })

  it('speaks the envelope of the college service', async () => {
    const response = await fetch(`${app.url}${homeCalls.seoConfig.path}?siteType=1`)
    expect(await response.json()).toMatchObject({ code: 'SUCCESS', result: { title: expect.any(String) } })
  })

  it('keeps calls out of caches and names the request', async () => {
    const answer = await post(path, new URLSearchParams(signed()))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('refuses a sealed call in the clear', async () => {
    const fields = signed({ username: 'a', password: 'b' })
    const answer = await post(accountCalls.login.path, new URLSearchParams(fields))
    expect(answer).toMatchObject({
      status: failures.parametersMissing.status,
      message: '缺少参数: encrypt_data',
    })
    const broken = await post(accountCalls.login.path, new URLSearchParams(signed({ encrypt_data: 'a.b.c' })))
    expect(broken.status).toBe(failures.parameterError.status)
  })
})
