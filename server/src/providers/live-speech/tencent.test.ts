import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { LiveSpeechRefused } from '#kernel/ports/live-speech.ts'
import type { HeardWords } from '#kernel/ports/live-speech.ts'
import { tencentLiveSpeech } from './tencent.ts'

const secret = 'the right secret'
const server = createServer()
const sockets = new WebSocketServer({ server })
let connected: { query: URLSearchParams; socket: WebSocket; bytes: number } | undefined

/** The service by its published rules, independent of the adapter. */
sockets.on('connection', (socket, request) => {
  const { pathname, searchParams: query } = new URL(request.url!, 'http://stand-in')
  const say = (answer: object) => socket.send(JSON.stringify(answer))
  const refuse = (code: number, message: string) => {
    say({ code, message, voice_id: query.get('voice_id') })
    socket.close()
  }
  const signed = [...query.keys()]
    .filter((name) => name !== 'signature')
    .sort()
    .map((name) => `${name}=${query.get(name)}`)
    .join('&')
  const wanted = createHmac('sha1', secret)
    .update(`asr.cloud.tencent.com${pathname}?${signed}`)
    .digest('base64')
  if (query.get('signature') !== wanted) return refuse(4002, '鉴权失败')
  if (pathname !== '/asr/v2/1300000000' || query.get('secretid') !== 'AKID') return refuse(4002, '鉴权失败')
  const [timestamp, expired] = [Number(query.get('timestamp')), Number(query.get('expired'))]
  if (Math.abs(timestamp - Date.now() / 1000) > 60 || expired <= timestamp) return refuse(4002, '鉴权过期')
  if (query.get('voice_format') !== '1' || !query.get('voice_id')) return refuse(4001, '参数不合法')
  const one = { query, socket, bytes: 0 }
  connected = one
  say({ code: 0, message: 'success', voice_id: query.get('voice_id') })
  const tell = (slice_type: number, end_time: number, voice_text_str: string) =>
    say({
      code: 0,
      message: 'success',
      result: { slice_type, index: 0, start_time: 40, end_time, voice_text_str, word_size: 0, word_list: [] },
    })
  socket.on('message', (data, isBinary) => {
    if (isBinary) {
      one.bytes += (data as Buffer).length
      if (one.bytes === 6400) {
        tell(0, 120, '')
        tell(1, 200, '射血')
      }
      return
    }
    expect(JSON.parse((data as Buffer).toString())).toEqual({ type: 'end' })
    tell(2, 400, '射血分数下降。')
    say({ code: 0, message: 'success', final: 1 })
    socket.close()
  })
  return undefined
})

beforeEach(async () => {
  connected = undefined
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

const open = (over: object = {}) =>
  tencentLiveSpeech({
    appId: '1300000000',
    key: { id: 'AKID', secret },
    endpoint: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...over,
  })

const listen = (heard: HeardWords[], over: object = {}, hotWords: string[] = []) =>
  open(over).listen({ language: 'zh', hotWords, onWords: (words) => heard.push(words) })

it('sends sound, tells words that may change and words that stay, and ends after the last', async () => {
  const heard: HeardWords[] = []
  const listening = await listen(heard)
  listening.hear(Buffer.alloc(6400))
  await expect.poll(() => heard).toEqual([{ words: '射血', fromMs: 40, toMs: 200, isFinal: false }])
  await listening.end()
  expect(heard.at(-1)).toEqual({ words: '射血分数下降。', fromMs: 40, toMs: 400, isFinal: true })
  expect(await listening.over).toBe('')
})

it('signs the words that are likely to be said, as many and as long as the service takes them', async () => {
  const many = Array.from({ length: 200 }, (_, at) => `词${at}`)
  const listening = await listen([], {}, ['射血分数', '十一个字的词语不会被收下来', 'a,b|1', ...many])
  const list = connected!.query.get('hotword_list')!.split(',')
  expect(list).toHaveLength(128)
  expect(list.slice(0, 2)).toEqual(['射血分数|8', '词0|8'])
  expect(connected!.query.get('engine_model_type')).toBe('16k_zh_medical')
  await listening.end()
})

it('says why the service refuses, and that a connection broke', async () => {
  await expect(listen([], { key: { id: 'AKID', secret: 'wrong' } })).rejects.toThrow(
    new LiveSpeechRefused('4002: 鉴权失败'),
  )
  const listening = await listen([])
  connected!.socket.terminate()
  expect(await listening.over).toBe('the service closed the connection')
  listening.hear(Buffer.alloc(640))
  await listening.end()
})

it('fails where nobody answers', async () => {
  await expect(listen([], { endpoint: 'ws://127.0.0.1:9' })).rejects.toThrow('ECONNREFUSED')
})
