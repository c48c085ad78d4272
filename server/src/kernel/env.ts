import { isIP } from 'node:net'
import * as z from 'zod/mini'

/**
 * Everything that can be set from outside, read and checked here and nowhere else.
 * `.env.example` lists the same names with a word on each.
 */
const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/\s]+$/, 'must look like https://example.com, without a slash at its end'))
const address = z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be a web address'))
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`)),
    ),
  )
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const list = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
)
const parsedJson = z.pipe(
  z.string(),
  z.transform((value, context) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: 'must be JSON', input: value })
      return z.NEVER
    }
  }),
)
const hostsForm = 'must look like {"gray":{"api":"https://example.com"}}'
const jsonTable = z.pipe(
  parsedJson,
  z.record(z.string(), z.record(z.string(), z.string(hostsForm), hostsForm), hostsForm),
)
const secret = z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits (32 random bytes)'))
const jsonSecrets = z.pipe(parsedJson, z.record(z.string(), secret))
/** What the web server believes: addresses, networks such as 10.0.0.0/8, and its names for the usual ones. */
const proxies = list.check(
  z.refine(
    (items) => items.every((item) => /^(loopback|linklocal|uniquelocal)$/.test(item) || isNetwork(item)),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
)
const domain = z
  .string()
  .check(z.regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain such as .example.com'))
const iceUrls = list.check(
  z.refine(
    (items) => items.every((item) => /^(stuns?|turns?):\S+$/.test(item)),
    'must be addresses such as turn:turn.example.com:3478, separated by commas',
  ),
)
const given = z.string().check(z.minLength(1))
const postgresAddress = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))
const postgresAddresses = list.check(
  z.refine(
    (items) => items.every((item) => /^postgres(ql)?:\/\/\S+$/.test(item)),
    'must be addresses that start with postgres://, separated by commas',
  ),
)
const playAddress = address.check(z.includes('{stream}', 'must contain {stream}'))
/** Agreed upon with somebody else, in whatever form they like. */
const jsonSharedSecrets = z.pipe(
  parsedJson,
  z.record(z.string(), z.string().check(z.minLength(32, 'every secret must have at least 32 characters'))),
)

const schema = z.object({
  NODE_ENV: z._default(oneOf('development', 'test', 'production'), 'development'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(given, '0.0.0.0'),
  DATA_DIR: z._default(given, './data'),
  DEMO: z._default(oneOf('on', 'off'), 'on'),
  BACKUP_DIR: z.optional(given),
  BACKUP_BUCKET: z.optional(given),
  LOG_LEVEL: z.optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')),
  PROCESSES: z._default(wholeNumber(1, 64), 1),
  JOBS: z._default(oneOf('on', 'off'), 'on'),

  DATABASE_URL: z.optional(postgresAddress),
  DATABASE_POOL: z._default(wholeNumber(2, 200), 10),
  DATABASE_POOLER_URL: z.optional(postgresAddress),
  DATABASE_REPLICA_URL: z._default(postgresAddresses, []),
  DATABASE_POOLER_PREPARES: z._default(oneOf('on', 'off'), 'off'),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must start with redis://'))),

  S3_BUCKET: z.optional(given),
  S3_ENDPOINT: z.optional(origin),
  S3_REGION: z._default(given, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(given),
  S3_SECRET_ACCESS_KEY: z.optional(given),

  EDGE_URL: z.optional(origin),
  EDGE_SCHEME: z.optional(oneOf('nginx', 'aliyun', 'tencent')),
  EDGE_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9]{16,40}$/, 'must be 16 to 40 letters and digits')),
  ),
  EDGE_TOKEN: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9]{32,100}$/, 'must be 32 to 100 letters and digits')),
  ),

  PUBLIC_ORIGIN: z.optional(origin),
  COOKIE_DOMAIN: z.optional(domain),
  TRUSTED_PROXIES: z._default(proxies, []),
  METRICS_TOKEN: z.optional(given),
  MASTER_KEY: z.optional(secret),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(given),
  OTEL_SERVICE_NAME: z._default(given, 'xinglin'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.string().check(z.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1')),
    '0.1',
  ),

  DESKTOP_ORIGIN: z.optional(origin),
  TEST_HOST: z.optional(given),
  OLD_MOBILE_ORIGIN: z.optional(origin),
  LEGACY_PATHS: z._default(list, []),
  APP_MARK: z._default(given, 'XinglinApp'),
  APP_DOWNLOAD_IOS: z.optional(address),
  APP_DOWNLOAD_ANDROID: z.optional(address),
  HOSTS: z.optional(jsonTable),
  PARTNER_KEYS: z.optional(jsonSecrets),
  ENTERPRISE_SECRETS: z.optional(jsonSharedSecrets),

  SMS_PROVIDER: z.optional(oneOf('aliyun', 'tencent')),
  SMS_SIGN_NAME: z.optional(given),
  SMS_TEMPLATE_CODE: z.optional(given),
  SMS_TEMPLATE_PASSWORD: z.optional(given),
  SMS_TEMPLATE_REMINDER: z.optional(given),
  SMS_TEMPLATE_REBINDING: z.optional(given),
  SMS_TEMPLATE_TASK: z.optional(given),
  SMS_TEMPLATE_CONFERENCE: z.optional(given),
  SMS_TEMPLATE_MESSAGE: z.optional(given),
  ALIYUN_ACCESS_KEY_ID: z.optional(given),
  ALIYUN_ACCESS_KEY_SECRET: z.optional(given),
  TENCENT_SECRET_ID: z.optional(given),
  TENCENT_SECRET_KEY: z.optional(given),
  TENCENT_SMS_APP_ID: z.optional(given),

  SPEECH_PROVIDER: z.optional(oneOf('aliyun', 'tencent')),
  SPEECH_APP_KEY: z.optional(given),
  SPEECH_APP_KEY_EN: z.optional(given),

  LIVE_SPEECH_PROVIDER: z.optional(oneOf('sherpa', 'tencent')),
  LIVE_SPEECH_MODEL: z.optional(given),
  TENCENT_ASR_APP_ID: z.optional(given),

  ANSWER_MODEL_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\//, 'must start with http:// or https://')),
  ),
  ANSWER_MODEL_KEY: z.optional(given),
  ANSWER_MODEL: z.optional(given),

  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  SMTP_HOST: z.optional(given),
  SMTP_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port'))),
  SMTP_SECURITY: z.optional(oneOf('ssl', 'starttls')),
  SMTP_USER: z.optional(given),
  SMTP_PASSWORD: z.optional(given),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[^@\s]+@[^@\s]+$|<[^@\s<>]+@[^@\s<>]+>$/, 'must be an e-mail address')),
  ),

  WECHAT_APP_ID: z.optional(given),
  WECHAT_APP_SECRET: z.optional(given),
  WECHAT_TEMPLATE_MESSAGE: z.optional(given),
  WECHAT_OPEN_APP_ID: z.optional(given),
  WECHAT_OPEN_APP_SECRET: z.optional(given),
  WECHAT_MINI_APP_ID: z.optional(given),
  WECHAT_MINI_APP_SECRET: z.optional(given),
  WECHAT_WORK_CORP_ID: z.optional(given),
  WECHAT_WORK_CORP_SECRET: z.optional(given),

  WECHAT_PAY_MERCHANT_ID: z.optional(given),
  WECHAT_PAY_KEY_SERIAL: z.optional(given),
  WECHAT_PAY_PRIVATE_KEY_FILE: z.optional(given),
  WECHAT_PAY_API_KEY: z.optional(z.string().check(z.length(32, 'must have 32 characters'))),
  WECHAT_PAY_PUBLIC_KEY_ID: z.optional(given),
  WECHAT_PAY_PUBLIC_KEY_FILE: z.optional(given),
  WECHAT_PAY_NATIVE_APP_ID: z.optional(given),
  WECHAT_PAY_ENDPOINT: z.optional(origin),
  ALIPAY_APP_ID: z.optional(given),
  ALIPAY_SELLER_ID: z.optional(given),
  ALIPAY_PRIVATE_KEY_FILE: z.optional(given),
  ALIPAY_PUBLIC_KEY_FILE: z.optional(given),
  ALIPAY_APP_CERTIFICATE_FILE: z.optional(given),
  ALIPAY_ROOT_CERTIFICATE_FILE: z.optional(given),
  ALIPAY_ENDPOINT: z.optional(address),

  AUTHOR_SHARE_PERCENT: z._default(wholeNumber(0, 100), 70),
  CHANNEL_FEE_PER_MILLE: z._default(wholeNumber(0, 100), 6),

  FFMPEG_PATH: z.optional(given),
  LIVE_RTMP_PORT: z._default(wholeNumber(0, 65_535), 1935),
  LIVE_RELAY_HOST: z._default(given, '127.0.0.1'),
  LIVE_PUSH_URL: z.optional(z.string().check(z.regex(/^rtmps?:\/\/\S+$/, 'must start with rtmp://'))),
  LIVE_PLAY_FLV: z.optional(playAddress),
  LIVE_PLAY_HLS: z.optional(playAddress),
  LIVE_SIGN_KEY: z.optional(given),
  LIVE_HOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  ZOOM_SDK_KEY: z.optional(given),
  ZOOM_SDK_SECRET: z.optional(given),
  SAAS_ROOM_URL: z.optional(address),
  SAAS_ROOM_SECRET: z.optional(given),
  LIVEKIT_URL: z.optional(z.string().check(z.regex(/^wss?:\/\/\S+$/, 'must start with ws:// or wss://'))),
  LIVEKIT_API_KEY: z.optional(given),
  LIVEKIT_API_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  LIVEKIT_EGRESS: z._default(oneOf('on', 'off'), 'off'),
  STUN_URLS: z._default(iceUrls, []),
  TURN_URLS: z._default(iceUrls, []),
  TURN_SECRET: z.optional(given),

  GETUI_APP_ID: z.optional(given),
  GETUI_APP_KEY: z.optional(given),
  GETUI_MASTER_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  GETUI_PUSH_ENDPOINT: z.optional(origin),
  WEB_PUSH_HOSTS: z._default(list, []),
  GETUI_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be an address'))),
})

function isNetwork(item: string): boolean {
  const [address = '', bits = '0', ...rest] = item.split('/')
  const version = isIP(address)
  return rest.length === 0 && version > 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

export type Env = Omit<z.infer<typeof schema>, 'LOG_LEVEL'> & {
  LOG_LEVEL: NonNullable<z.infer<typeof schema>['LOG_LEVEL']>
}

export const envNames = Object.keys(schema.shape)

/** A mistake in the configuration, told in one sentence that names the variable. */
export class EnvError extends Error {}

const needs: [when: (env: Env) => boolean, name: keyof Env, why: string][] = [
  [(env) => env.NODE_ENV === 'production', 'DATABASE_URL', 'a production start uses a PostgreSQL of its own'],
  [(env) => env.NODE_ENV === 'production', 'MASTER_KEY', 'personal data is encrypted under it'],
  [(env) => env.NODE_ENV === 'production', 'PUBLIC_ORIGIN', 'links and cookies need the public address'],
  [(env) => env.NODE_ENV === 'production', 'SMS_PROVIDER', 'the sandbox outbox never runs in production'],
  [(env) => env.DATABASE_POOLER_URL !== undefined, 'DATABASE_URL', 'not everything goes through the pooler'],
  [(env) => env.DATABASE_REPLICA_URL.length > 0, 'DATABASE_URL', 'replicas follow a PostgreSQL of its own'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_SIGN_NAME', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_CODE', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_PASSWORD', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_REMINDER', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_REBINDING', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_TASK', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_CONFERENCE', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER !== undefined, 'SMS_TEMPLATE_MESSAGE', 'SMS_PROVIDER is set'],
  [(env) => env.SMS_PROVIDER === 'aliyun', 'ALIYUN_ACCESS_KEY_ID', 'SMS_PROVIDER is aliyun'],
  [(env) => env.SMS_PROVIDER === 'aliyun', 'ALIYUN_ACCESS_KEY_SECRET', 'SMS_PROVIDER is aliyun'],
  [(env) => env.SMS_PROVIDER === 'tencent', 'TENCENT_SECRET_ID', 'SMS_PROVIDER is tencent'],
  [(env) => env.SMS_PROVIDER === 'tencent', 'TENCENT_SECRET_KEY', 'SMS_PROVIDER is tencent'],
  [(env) => env.SMS_PROVIDER === 'tencent', 'TENCENT_SMS_APP_ID', 'SMS_PROVIDER is tencent'],
  [(env) => env.SPEECH_PROVIDER !== undefined, 'PUBLIC_ORIGIN', 'the speech service loads recordings there'],
  [(env) => env.SPEECH_PROVIDER === 'aliyun', 'SPEECH_APP_KEY', 'SPEECH_PROVIDER is aliyun'],
  [(env) => env.SPEECH_PROVIDER === 'aliyun', 'ALIYUN_ACCESS_KEY_ID', 'SPEECH_PROVIDER is aliyun'],
  [(env) => env.SPEECH_PROVIDER === 'aliyun', 'ALIYUN_ACCESS_KEY_SECRET', 'SPEECH_PROVIDER is aliyun'],
  [(env) => env.SPEECH_PROVIDER === 'tencent', 'TENCENT_SECRET_ID', 'SPEECH_PROVIDER is tencent'],
  [(env) => env.SPEECH_PROVIDER === 'tencent', 'TENCENT_SECRET_KEY', 'SPEECH_PROVIDER is tencent'],
  [(env) => env.LIVE_SPEECH_PROVIDER === 'sherpa', 'LIVE_SPEECH_MODEL', 'LIVE_SPEECH_PROVIDER is sherpa'],
  [(env) => env.LIVE_SPEECH_PROVIDER === 'tencent', 'TENCENT_ASR_APP_ID', 'LIVE_SPEECH_PROVIDER is tencent'],
  [(env) => env.LIVE_SPEECH_PROVIDER === 'tencent', 'TENCENT_SECRET_ID', 'LIVE_SPEECH_PROVIDER is tencent'],
  [(env) => env.LIVE_SPEECH_PROVIDER === 'tencent', 'TENCENT_SECRET_KEY', 'LIVE_SPEECH_PROVIDER is tencent'],
  [(env) => env.ANSWER_MODEL_URL !== undefined, 'ANSWER_MODEL', 'ANSWER_MODEL_URL is set'],
  [(env) => env.SMTP_URL !== undefined, 'MAIL_FROM', 'SMTP_URL is set'],
  [(env) => env.SMTP_HOST !== undefined, 'MAIL_FROM', 'SMTP_HOST is set'],
  [(env) => env.SMTP_USER !== undefined, 'SMTP_PASSWORD', 'SMTP_USER is set'],
  [(env) => env.S3_BUCKET !== undefined, 'S3_ACCESS_KEY_ID', 'S3_BUCKET is set'],
  [(env) => env.S3_BUCKET !== undefined, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET is set'],
  [(env) => env.EDGE_URL !== undefined, 'EDGE_SCHEME', 'EDGE_URL is set'],
  [(env) => env.EDGE_URL !== undefined, 'EDGE_KEY', 'EDGE_URL is set'],
  [(env) => env.EDGE_URL !== undefined, 'EDGE_TOKEN', 'the edge shows itself by it'],
  [(env) => env.WECHAT_APP_ID !== undefined, 'WECHAT_APP_SECRET', 'WECHAT_APP_ID is set'],
  [(env) => env.WECHAT_APP_ID !== undefined, 'PUBLIC_ORIGIN', 'WeChat sends people back to it'],
  [(env) => env.WECHAT_OPEN_APP_ID !== undefined, 'WECHAT_OPEN_APP_SECRET', 'WECHAT_OPEN_APP_ID is set'],
  [(env) => env.WECHAT_OPEN_APP_ID !== undefined, 'PUBLIC_ORIGIN', 'WeChat sends people back to it'],
  [(env) => env.WECHAT_MINI_APP_ID !== undefined, 'WECHAT_MINI_APP_SECRET', 'WECHAT_MINI_APP_ID is set'],
  [(env) => env.WECHAT_WORK_CORP_ID !== undefined, 'WECHAT_WORK_CORP_SECRET', 'WECHAT_WORK_CORP_ID is set'],
  [(env) => env.WECHAT_WORK_CORP_ID !== undefined, 'PUBLIC_ORIGIN', 'WeChat Work sends people back to it'],
  [(env) => env.WECHAT_PAY_MERCHANT_ID !== undefined, 'WECHAT_APP_ID', 'WECHAT_PAY_MERCHANT_ID is set'],
  [
    (env) => env.WECHAT_PAY_MERCHANT_ID !== undefined,
    'WECHAT_PAY_KEY_SERIAL',
    'WECHAT_PAY_MERCHANT_ID is set',
  ],
  [
    (env) => env.WECHAT_PAY_MERCHANT_ID !== undefined,
    'WECHAT_PAY_PRIVATE_KEY_FILE',
    'WECHAT_PAY_MERCHANT_ID is set',
  ],
  [(env) => env.WECHAT_PAY_MERCHANT_ID !== undefined, 'WECHAT_PAY_API_KEY', 'WECHAT_PAY_MERCHANT_ID is set'],
  [
    (env) => env.WECHAT_PAY_MERCHANT_ID !== undefined,
    'PUBLIC_ORIGIN',
    'WeChat Pay sends its notifications there',
  ],
  [
    (env) => env.WECHAT_PAY_PUBLIC_KEY_ID !== undefined,
    'WECHAT_PAY_PUBLIC_KEY_FILE',
    'WECHAT_PAY_PUBLIC_KEY_ID is set',
  ],
  [(env) => env.ALIPAY_APP_ID !== undefined, 'ALIPAY_SELLER_ID', 'ALIPAY_APP_ID is set'],
  [(env) => env.ALIPAY_APP_ID !== undefined, 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_APP_ID is set'],
  [(env) => env.ALIPAY_APP_ID !== undefined, 'ALIPAY_PUBLIC_KEY_FILE', 'ALIPAY_APP_ID is set'],
  [
    (env) => env.ALIPAY_APP_CERTIFICATE_FILE !== undefined,
    'ALIPAY_ROOT_CERTIFICATE_FILE',
    'ALIPAY_APP_CERTIFICATE_FILE is set',
  ],
  [(env) => env.ALIPAY_APP_ID !== undefined, 'PUBLIC_ORIGIN', 'Alipay sends its notifications there'],
  [(env) => env.LIVE_PUSH_URL !== undefined, 'LIVE_PLAY_HLS', 'LIVE_PUSH_URL is set'],
  [
    (env) => env.LIVE_PUSH_URL !== undefined,
    'LIVE_HOOK_SECRET',
    'the outside server tells by it what streams',
  ],
  [(env) => env.ZOOM_SDK_KEY !== undefined, 'ZOOM_SDK_SECRET', 'ZOOM_SDK_KEY is set'],
  [(env) => env.SAAS_ROOM_URL !== undefined, 'SAAS_ROOM_SECRET', 'SAAS_ROOM_URL is set'],
  [(env) => env.LIVEKIT_URL !== undefined, 'LIVEKIT_API_KEY', 'LIVEKIT_URL is set'],
  [(env) => env.LIVEKIT_URL !== undefined, 'LIVEKIT_API_SECRET', 'LIVEKIT_URL is set'],
  [(env) => env.LIVEKIT_EGRESS === 'on', 'LIVEKIT_URL', 'LIVEKIT_EGRESS is on'],
  [(env) => env.LIVEKIT_EGRESS === 'on', 'S3_BUCKET', 'LIVEKIT_EGRESS writes its files there'],
  [(env) => env.TURN_URLS.length > 0, 'TURN_SECRET', 'TURN_URLS is set'],
  [(env) => env.GETUI_APP_ID !== undefined, 'GETUI_APP_KEY', 'GETUI_APP_ID is set'],
  [(env) => env.GETUI_APP_ID !== undefined, 'GETUI_MASTER_SECRET', 'GETUI_APP_ID is set'],
]

type Source = Record<string, string | undefined>

const sources = new WeakMap<Env, Source>()

/** What a configuration was read from, to read it again with more. */
export const sourceOf = (env: Env): Source => sources.get(env) ?? {}

/** What only a server needs: who backs up or restores a database has no gateway for SMS. */
const ofServers = new Set<keyof Env>(['PUBLIC_ORIGIN', 'SMS_PROVIDER'])

export function readEnv(source: Source, { isCommand = false } = {}): Env {
  // An empty line in an env file means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = z.safeParse(schema, set)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new EnvError(`${issue?.path[0]?.toString()} is set wrongly: ${issue?.message}`)
  }
  // At a desk a line for every request hides what matters; a machine that collects logs wants them all.
  const level = result.data.NODE_ENV === 'production' ? 'info' : 'warn'
  const env: Env = { ...result.data, LOG_LEVEL: result.data.LOG_LEVEL ?? level }
  for (const [when, name, why] of needs) {
    if (when(env) && env[name] === undefined && !(isCommand && ofServers.has(name)))
      throw new EnvError(`${name} must be set: ${why}`)
  }
  sources.set(env, source)
  return env
}
