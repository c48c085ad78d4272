import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import { tencentSpeech } from './tencent.ts'

const secret = 'the right secret'
let standIn: StandIn
let polls: number

beforeEach(async () => {
  polls = 0
  standIn = await openStandIn(service)
})
afterEach(() => standIn.close())

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const reply = (Response: object): Reply => ({
  status: 200,
  body: { Response: { ...Response, RequestId: '1' } },
})
const refuse = (Code: string) => reply({ Error: { Code, Message: 'as documented' } })

/** The service by its published rules, independent of the adapter. */
function service({ method, headers, body }: Received): Reply {
  const given =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/(\w+)\/tc3_request, SignedHeaders=(.+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return refuse('AuthFailure.SignatureFailure')
  const [, id, day, serviceName, names, signature] = given as unknown as string[]
  const timestamp = String(headers['x-tc-timestamp'])
  const lines = names!
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`)
    .join('')
  const canonical = [method, '/', '', lines, names, sha256(body)].join('\n')
  const text = ['TC3-HMAC-SHA256', timestamp, `${day}/${serviceName}/tc3_request`, sha256(canonical)].join(
    '\n',
  )
  const key = hmac(hmac(hmac(`TC3${secret}`, day!), serviceName!), 'tc3_request')
  if (id !== 'AKID' || hmac(key, text).toString('hex') !== signature)
    return refuse('AuthFailure.SignatureFailure')
  if (serviceName !== 'asr' || headers['x-tc-version'] !== '2019-06-14') return refuse('InvalidAction')
  const fields = JSON.parse(body.toString()) as Record<string, unknown>
  return headers['x-tc-action'] === 'CreateRecTask' ? create(fields) : describeTask(fields['TaskId'])
}

function create(fields: Record<string, unknown>): Reply {
  const { EngineModelType, ChannelNum, ResTextFormat, SourceType, Url } = fields
  if (EngineModelType !== '16k_en' || ChannelNum !== 1 || ResTextFormat !== 1 || SourceType !== 0)
    return refuse('InvalidParameter')
  return Url === 'https://site.example/a.mp3'
    ? reply({ Data: { TaskId: 9000 } })
    : refuse('InvalidParameterValue')
}

function describeTask(task: unknown): Reply {
  if (task === 1)
    return reply({ Data: { TaskId: 1, Status: 3, ErrorMsg: 'Failed to download', ResultDetail: null } })
  if (task !== 9000) return refuse('FailedOperation.NoSuchTask')
  polls += 1
  const ResultDetail = [{ FinalSentence: 'Hello everyone.', StartMs: 200, EndMs: 1800, WordsNum: 2 }]
  return polls < 3
    ? reply({ Data: { TaskId: 9000, Status: polls - 1, ErrorMsg: '', ResultDetail: null } })
    : reply({ Data: { TaskId: 9000, Status: 2, ErrorMsg: '', ResultDetail } })
}

const open = (key = { id: 'AKID', secret }) => tencentSpeech({ key, endpoint: standIn.endpoint })
const sound = { language: 'en' as const, seconds: 60, address: async () => 'https://site.example/a.mp3' }

it('hands in a recording, waits, and takes its sentences', async () => {
  const speech = open()
  const task = await speech.begin(sound)
  expect(await speech.result(task)).toBeUndefined()
  expect(await speech.result(task)).toBeUndefined()
  expect(await speech.result(task)).toEqual([{ fromMs: 200, toMs: 1800, words: 'Hello everyone.' }])
})

it('says why the service refuses: a wrong key, a wrong address, a lost task, a failure', async () => {
  await expect(open({ id: 'AKID', secret: 'wrong' }).begin(sound)).rejects.toThrow(
    new SpeechRefused('AuthFailure.SignatureFailure: as documented'),
  )
  await expect(open().begin({ ...sound, address: async () => 'x' })).rejects.toThrow('InvalidParameterValue')
  await expect(open().result('5')).rejects.toThrow('FailedOperation.NoSuchTask')
  await expect(open().result('1')).rejects.toThrow(new SpeechRefused('Failed to download'))
})
