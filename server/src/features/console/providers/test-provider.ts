import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { providerCalls } from '#contract/console/providers.ts'
import { isPhone } from '#contract/people/phone.ts'
import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { askOutside } from '#kernel/ask-outside.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { noViewing } from '#kernel/edge/viewing.ts'
import { refuse } from '#kernel/fail.ts'
import { edgeReadyPath } from '#kernel/files/edge-address.ts'
import type { Context } from '#kernel/services.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { CarrierRefused } from '#kernel/ports/carrier.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import type { SpeechPort } from '#kernel/ports/speech.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'
import type { ProviderName } from './catalogue.ts'
import { findProvider } from './find-provider.ts'
import { testKey } from './tested.ts'
import type { Tested } from './tested.ts'

const limit = { name: 'provider-test', max: 30, windowMs: 600_000 }
const patienceMs = 5_000
/** A second. */
const silenceBytes = 32_000

/** Calls the outside service as the product does, and keeps what came back for everybody who looks later. */
export const testProvider = answer(providerCalls.test, async ({ provider, to }, context) => {
  const { name, testField, state: stateOf } = findProvider(provider)
  if (testField === 'phone' && !isPhone(to, defaultCountryCode)) throw refuse(accountFailures.wrongPhone)
  if (testField === 'mail' && !/^[^@\s]+@[^@\s]+$/.test(to))
    throw refuse(failures.parameterError, { detail: 'to' })
  await context.limits.spend(limit, String(memberOf(context).userId))
  const { language } = context.caller
  const state = stateOf(context.env)
  const outcome = await tests[name](context, to).then(
    (said) => ({
      is_good: true,
      answer: state === 'sandbox' ? onlySandbox[language] : said[language],
      state,
    }),
    (error: unknown) => ({ is_good: false, answer: reasonOf(error), state }),
  )
  const tested: Tested = { ...outcome, at: shanghaiTime(new Date()) }
  await upsertSetting(context.db, testKey(name), tested)
  context.noteChange({ target: { kind: 'provider', id: 0, name }, after: { is_good: outcome.is_good } })
  return outcome
})

const onlySandbox = words(
  '仅沙箱应答，没有真正发送；填写服务商的设置后再测试',
  'Only the sandbox answered and nothing was sent; test again once the provider is set up',
)

/** Failures of the network say what happened only in their cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const inner = (cause as { code?: string; message?: string } | undefined) ?? {}
  return [message, inner.code ?? inner.message].filter(Boolean).join(': ').slice(0, 500)
}

type Test = (context: Context, to: string) => Promise<Words>

const tests: Record<ProviderName, Test> = {
  async sms({ providers }, phone) {
    await providers.sms.send({
      countryCode: defaultCountryCode,
      phone,
      template: 'message',
      values: ['测试'],
      text: '【杏林】您有一条新的测试消息，请登录杏林查看。',
    })
    return words('短信已被受理', 'The SMS was accepted')
  },
  async mail({ providers }, to) {
    await providers.mail.send({
      to,
      subject: '杏林：邮件测试 Mail test',
      text: '如果您能看到这封邮件，说明邮件设置正确。\nIf you can read this, mail is set up.',
      attachments: [],
      reference: `test-${randomBytes(8).toString('hex')}`,
    })
    return words('邮件已被受理', 'The mail was accepted')
  },
  async wechat(context) {
    const types = wechatTypes(context)
    for (const type of types) await refuseCode(context, type)
    return words(
      `微信认可 ${types.length} 个应用的密钥`,
      `WeChat knows ${types.length} apps by their secrets`,
    )
  },
  wechat_pay: (context) => queryPayment(context, 'wechat'),
  alipay: (context) => queryPayment(context, 'alipay'),
  async storage({ providerSettings }) {
    const storage = await providerSettings.openStorage()
    const key = `provider-test/${randomBytes(8).toString('hex')}`
    const written = Buffer.from('xinglin')
    await storage.put(key, written, 'text/plain')
    const read = await buffer(await storage.read(key))
    await storage.remove(key)
    if (!read.equals(written)) throw new Error('what was read is not what was written')
    return words('已写入、读出并删除一个文件', 'A file was written, read and removed')
  },
  async edge({ env, providers: { edge } }) {
    if (!edge)
      return words('视频由本服务器发送，无外部服务', 'Videos are sent from here; there is no outside service')
    const signal = AbortSignal.timeout(patienceMs)
    const token = { untilMs: Date.now() + 60_000, viewing: noViewing }
    const [letIn, turnedAway] = await Promise.all([
      askOutside(edge.address(edgeReadyPath, token), { signal }),
      askOutside(env.EDGE_URL + edgeReadyPath, { signal }),
    ])
    if (letIn.status !== 204) throw new Error(`a signed address was answered with ${letIn.status}`)
    if (turnedAway.status < 400) throw new Error('an address without a signature was let in')
    return words('节点已校验鉴权并回源', 'The edge checks addresses and reaches this server')
  },
  async rooms({ providers: { rooms } }) {
    if (!rooms.media.end)
      return words(
        '浏览器之间直接连接，无外部服务',
        'Browsers connect to each other; there is no outside service',
      )
    await rooms.media.end(0)
    return words('LiveKit 已应答', 'LiveKit has answered')
  },
  async live({ providers: { live } }) {
    const address = live.kind === 'outside' ? live.pushAddress : live.innerAddress
    if (address === '') throw new Error('no streams are taken: LIVE_RTMP_PORT is 0')
    const { hostname, port } = new URL(address)
    await reach(hostname, Number(port) || 1935)
    if (!live.engine)
      return words(
        '推流端口可连接；没有可用的视频引擎，请检查 FFMPEG_PATH',
        'The port takes connections; there is no video engine: please check FFMPEG_PATH',
      )
    return live.engine.kind === 'system'
      ? words('推流端口可连接，视频由 ffmpeg 处理', 'The port takes connections, and ffmpeg processes videos')
      : words(
          '推流端口可连接，视频由内置引擎处理',
          'The port takes connections, and the embedded engine processes videos',
        )
  },
  async getui({ providers }) {
    await providers.appPush.send({
      pushIds: ['0'.repeat(32)],
      title: '测试',
      body: '测试',
      path: '/',
      reference: `test-${randomBytes(8).toString('hex')}`,
    })
    const refused = await providers.carrier
      .resolve({ gyuid: 'test', accessToken: 'test' })
      .catch((error: unknown) => error)
    if (!(refused instanceof CarrierRefused)) throw refused
    return words(
      `推送已受理；一键登录应答：${refused.message}`,
      `Push was accepted; the login answered: ${refused.message}`,
    )
  },
  async composer({ providers: { composer } }) {
    if (!composer) throw new Error('no language model is set: ANSWER_MODEL_URL')
    const sentences = await composer.compose('测试', ['这是一句测试。'])
    return words(
      `语言模型给出 ${sentences.length} 句`,
      `The model has answered with ${sentences.length} sentences`,
    )
  },
  async speech({ providers: { speech } }) {
    if (!speech) throw new Error('no service recognises speech: SPEECH_PROVIDER is not set')
    const said = await askForNoTask(speech)
    return words(`语音识别已应答 ${said}`, `The service has answered ${said}`)
  },
  async live_speech({ providers: { liveSpeech } }) {
    if (!liveSpeech) throw new Error('nothing recognises live speech: LIVE_SPEECH_PROVIDER is not set')
    const listening = await liveSpeech.listen({ language: 'zh', hotWords: [], onWords: () => undefined })
    listening.hear(Buffer.alloc(silenceBytes))
    await listening.end()
    return words('已开始识别，并正常结束', 'It listened to silence and ended in order')
  },
}

/** The outcome of a task that nobody has begun shows that the service answers. */
async function askForNoTask(speech: SpeechPort): Promise<string> {
  try {
    await speech.result('0')
    return ''
  } catch (error) {
    if (!(error instanceof SpeechRefused)) throw error
    return error.message
  }
}

function wechatTypes({ env }: Context): WechatType[] {
  const apps: [WechatType, string | undefined][] = [
    [1, env.WECHAT_APP_ID],
    [2, env.WECHAT_MINI_APP_ID],
    [3, env.WECHAT_WORK_CORP_ID],
    [4, env.WECHAT_OPEN_APP_ID],
  ]
  const set = apps.filter(([, appId]) => appId !== undefined).map(([type]) => type)
  // Outside production the sandbox plays the official account.
  return set.length > 0 ? set : [1]
}

/** WeChat compares the secret before the code: an app whose wrong code is refused is known to it. */
async function refuseCode({ providers }: Context, type: WechatType): Promise<void> {
  try {
    await providers.wechat.exchangeCode('test', type)
  } catch (error) {
    if (error instanceof WechatRefused && error.isForCode) return
    throw error
  }
}

/** A payment that nobody has begun: the provider says so only to somebody whose signature it accepts. */
async function queryPayment({ providers: { payments } }: Context, name: PaymentProvider): Promise<Words> {
  const provider = payments.active.includes('sandbox') ? 'sandbox' : name
  const { state } = await payments
    .provider(provider)
    .query(`TEST${randomBytes(6).toString('hex').toUpperCase()}`)
  return words(`签名被接受，查询结果：${state}`, `The signature was accepted; the query answered: ${state}`)
}

async function reach(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, signal: AbortSignal.timeout(patienceMs) })
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}
