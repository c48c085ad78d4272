import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { aliyunSpeech } from './aliyun.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'

const secret = 'the right secret'
let standIn: StandIn
let polls: number

beforeEach(async () => {
  polls = 0
  standIn = await openStandIn(service)
})
afterEach(() => standIn.close())

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const refuse = (code: string): Reply => ({ status: 400, body: { Code: code, Message: 'as documented' } })

/** The service by its published rules, independent of the adapter. */
function service({ method, target, headers, body }: Received): Reply {
  const given = /^ACS3-HMAC-SHA256 Credential=(.+),SignedHeaders=(.+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  const names = Object.keys(headers)
    .filter((name) => /^(host|content-type|x-acs-.*)$/.test(name))
    .sort()
  if (given?.[2] !== names.join(';')) return refuse('IncompleteSignature')
  if (headers['x-acs-content-sha256'] !== sha256(body)) return refuse('InvalidContentSha256')
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('')
  const { pathname, search } = new URL(target, 'http://stand-in')
  const canonical = [method, pathname, search.slice(1), lines, names.join(';'), sha256(body)].join('\n')
  const wanted = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  if (given[1] !== 'LTAI' || given[3] !== wanted) return refuse('SignatureDoesNotMatch')
  if (headers['x-acs-version'] !== '2018-08-17') return refuse('InvalidVersion')
  return headers['x-acs-action'] === 'SubmitTask'
    ? submit(new URLSearchParams(body.toString()))
    : result(new URL(target, 'http://stand-in').searchParams.get('TaskId'))
}

function submit(form: URLSearchParams): Reply {
  const task = JSON.parse(form.get('Task') ?? '{}') as Record<string, unknown>
  if (task['appkey'] !== 'app-zh' || task['version'] !== '4.0')
    return { status: 200, body: { StatusText: 'USER_BIZDURATION_QUOTA_EXCEED', RequestId: '1' } }
  if (task['file_link'] !== 'https://site.example/files/a.mp3?sig=1&until=2')
    return { status: 200, body: { StatusText: 'FILE_DOWNLOAD_FAILED' } }
  return { status: 200, body: { TaskId: 'task-7', StatusText: 'SUCCESS', StatusCode: 21_050_000 } }
}

function result(task: string | null): Reply {
  if (task === 'quiet') return { status: 200, body: { StatusText: 'SUCCESS_WITH_NO_VALID_FRAGMENT' } }
  if (task !== 'task-7') return { status: 200, body: { StatusText: 'FILE_TRANS_TASK_EXPIRED' } }
  polls += 1
  if (polls < 3)
    return { status: 200, body: { TaskId: task, StatusText: polls === 1 ? 'QUEUEING' : 'RUNNING' } }
  const Sentences = [
    { BeginTime: 340, EndTime: 2100, Text: '各位同道好。', ChannelId: 0, SpeechRate: 200, EmotionValue: 6 },
    { BeginTime: 340, EndTime: 2100, Text: '各位同道好。', ChannelId: 1, SpeechRate: 200, EmotionValue: 6 },
  ]
  return { status: 200, body: { TaskId: task, StatusText: 'SUCCESS', Result: { Sentences } } }
}

const open = (over: object = {}) =>
  aliyunSpeech({
    key: { id: 'LTAI', secret },
    appKeys: { zh: 'app-zh' },
    endpoint: standIn.endpoint,
    ...over,
  })
const sound = {
  language: 'zh' as const,
  seconds: 60,
  address: async () => 'https://site.example/files/a.mp3?sig=1&until=2',
}

it('hands in a recording, waits, and takes the sentences of one channel', async () => {
  const speech = open()
  const task = await speech.begin(sound)
  expect(task).toBe('task-7')
  expect(await speech.result(task)).toBeUndefined()
  expect(await speech.result(task)).toBeUndefined()
  expect(await speech.result(task)).toEqual([{ fromMs: 340, toMs: 2100, words: '各位同道好。' }])
})

it('says that a recording without speech has no sentences', async () => {
  expect(await open().result('quiet')).toEqual([])
})

it('says why the service refuses: a wrong key, a wrong project, a lost task, a language without a project', async () => {
  await expect(open({ key: { id: 'LTAI', secret: 'wrong' } }).begin(sound)).rejects.toThrow(
    new SpeechRefused('SignatureDoesNotMatch: as documented'),
  )
  await expect(open({ appKeys: { zh: 'other' } }).begin(sound)).rejects.toThrow(
    'USER_BIZDURATION_QUOTA_EXCEED',
  )
  await expect(open().result('none')).rejects.toThrow(new SpeechRefused('FILE_TRANS_TASK_EXPIRED'))
  await expect(open().begin({ ...sound, language: 'en' })).rejects.toThrow(SpeechRefused)
})
