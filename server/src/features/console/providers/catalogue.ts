import type { providerStates } from '#contract/console/providers.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { Env } from '#kernel/env.ts'

export type Variable = {
  name: keyof Env
  title: Words
  isSecret?: boolean
  isLong?: boolean
  options?: string[]
}

export const providerNames = [
  'sms',
  'mail',
  'wechat',
  'wechat_pay',
  'alipay',
  'storage',
  'edge',
  'rooms',
  'live',
  'getui',
  'composer',
  'speech',
  'live_speech',
] as const
export type ProviderName = (typeof providerNames)[number]

export type Provider = {
  title: Words
  about: Words
  needsRestart?: boolean
  /** Money, codes of logins or everybody's files depend on it: its settings take two people. */
  takesTwo?: boolean
  testField?: 'phone' | 'mail'
  state(env: Env): (typeof providerStates)[number]
  variables: Variable[]
}

const variable = (
  name: Variable['name'],
  zh: string,
  en: string,
  more: Partial<Variable> = {},
): Variable => ({
  name,
  title: words(zh, en),
  ...more,
})
const secret = { isSecret: true }
const pem = { isSecret: true, isLong: true }

const isProduction = (env: Env) => env.NODE_ENV === 'production'
/** Where nothing is set the sandbox serves, except in production. */
const realIf = (env: Env, value: unknown) =>
  value !== undefined ? 'real' : isProduction(env) ? 'off' : 'sandbox'

/** The outside services and the variables of each, as `docs/providers.md` describes them. */
export const providers: Record<ProviderName, Provider> = {
  sms: {
    title: words('短信', 'SMS'),
    about: words('验证码、初始密码、会议提醒', 'Codes, initial passwords, reminders of meetings'),
    takesTwo: true,
    testField: 'phone',
    state: (env) => realIf(env, env.SMS_PROVIDER),
    variables: [
      variable('SMS_PROVIDER', '服务商', 'Gateway', { options: ['aliyun', 'tencent'] }),
      variable('SMS_SIGN_NAME', '签名', 'Signature'),
      variable('SMS_TEMPLATE_CODE', '模板：验证码', 'Template: code'),
      variable('SMS_TEMPLATE_PASSWORD', '模板：初始密码', 'Template: initial password'),
      variable('SMS_TEMPLATE_REMINDER', '模板：会议提醒', 'Template: reminder'),
      variable('SMS_TEMPLATE_REBINDING', '模板：换绑手机', 'Template: changed number'),
      variable('SMS_TEMPLATE_TASK', '模板：任务单', 'Template: task sheet'),
      variable('SMS_TEMPLATE_CONFERENCE', '模板：视频会议', 'Template: conference'),
      variable('SMS_TEMPLATE_MESSAGE', '模板：站内消息', 'Template: message'),
      variable('ALIYUN_ACCESS_KEY_ID', '阿里云 AccessKey ID', 'Aliyun access key ID'),
      variable('ALIYUN_ACCESS_KEY_SECRET', '阿里云 AccessKey Secret', 'Aliyun access key secret', secret),
      variable('TENCENT_SECRET_ID', '腾讯云 SecretId', 'Tencent secret ID'),
      variable('TENCENT_SECRET_KEY', '腾讯云 SecretKey', 'Tencent secret key', secret),
      variable('TENCENT_SMS_APP_ID', '腾讯云短信 SdkAppId', 'Tencent SMS app ID'),
    ],
  },
  mail: {
    title: words('邮件', 'E-mail'),
    about: words('资料包与通知邮件', 'Data packages and notices by mail'),
    testField: 'mail',
    state: (env) => realIf(env, env.SMTP_URL ?? env.SMTP_HOST),
    variables: [
      variable('SMTP_HOST', '邮件服务器', 'Mail server'),
      variable('SMTP_PORT', '端口', 'Port'),
      variable('SMTP_SECURITY', '加密方式', 'Encryption', { options: ['ssl', 'starttls'] }),
      variable('SMTP_USER', '账号', 'User'),
      variable('SMTP_PASSWORD', '密码或授权码', 'Password', secret),
      variable('MAIL_FROM', '发件人', 'Sender'),
      variable('SMTP_URL', '完整地址（代替以上各项）', 'All of it as one address', secret),
    ],
  },
  wechat: {
    title: words('微信', 'WeChat'),
    about: words(
      '公众号、网站、小程序、企业微信登录',
      'Login by official account, website, mini-program and WeChat Work',
    ),
    state: (env) =>
      realIf(
        env,
        env.WECHAT_APP_ID ?? env.WECHAT_OPEN_APP_ID ?? env.WECHAT_MINI_APP_ID ?? env.WECHAT_WORK_CORP_ID,
      ),
    variables: [
      variable('WECHAT_APP_ID', '公众号 AppID', 'Official account: app ID'),
      variable('WECHAT_APP_SECRET', '公众号 AppSecret', 'Official account: secret', secret),
      variable('WECHAT_TEMPLATE_MESSAGE', '公众号订阅通知模板', 'Official account: message template'),
      variable('WECHAT_OPEN_APP_ID', '网站应用 AppID', 'Website: app ID'),
      variable('WECHAT_OPEN_APP_SECRET', '网站应用 AppSecret', 'Website: secret', secret),
      variable('WECHAT_MINI_APP_ID', '小程序 AppID', 'Mini-program: app ID'),
      variable('WECHAT_MINI_APP_SECRET', '小程序 AppSecret', 'Mini-program: secret', secret),
      variable('WECHAT_WORK_CORP_ID', '企业微信 CorpID', 'WeChat Work: corp ID'),
      variable('WECHAT_WORK_CORP_SECRET', '企业微信 Secret', 'WeChat Work: secret', secret),
    ],
  },
  wechat_pay: {
    title: words('微信支付', 'WeChat Pay'),
    about: words('课程等的支付、退款与转账', 'Payments, refunds and transfers'),
    takesTwo: true,
    state: (env) =>
      env.ALIPAY_APP_ID !== undefined && env.WECHAT_PAY_MERCHANT_ID === undefined
        ? 'off'
        : realIf(env, env.WECHAT_PAY_MERCHANT_ID),
    variables: [
      variable('WECHAT_PAY_MERCHANT_ID', '商户号', 'Merchant'),
      variable('WECHAT_PAY_KEY_SERIAL', '商户证书序列号', 'Serial number of the certificate'),
      variable(
        'WECHAT_PAY_PRIVATE_KEY_FILE',
        '商户私钥（PEM 或文件路径）',
        'Private key (PEM or a path)',
        pem,
      ),
      variable('WECHAT_PAY_API_KEY', 'APIv3 密钥', 'APIv3 key', secret),
      variable('WECHAT_PAY_PUBLIC_KEY_ID', '微信支付公钥 ID', 'ID of WeChat’s public key'),
      variable(
        'WECHAT_PAY_PUBLIC_KEY_FILE',
        '微信支付公钥（PEM 或文件路径）',
        'WeChat’s public key (PEM or a path)',
        {
          isLong: true,
        },
      ),
      variable('WECHAT_PAY_NATIVE_APP_ID', 'App 支付的 AppID', 'App ID of the native app'),
      variable('WECHAT_PAY_ENDPOINT', '接口地址', 'Endpoint'),
    ],
  },
  alipay: {
    title: words('支付宝', 'Alipay'),
    about: words('课程等的支付、退款与转账', 'Payments, refunds and transfers'),
    takesTwo: true,
    state: (env) =>
      env.WECHAT_PAY_MERCHANT_ID !== undefined && env.ALIPAY_APP_ID === undefined
        ? 'off'
        : realIf(env, env.ALIPAY_APP_ID),
    variables: [
      variable('ALIPAY_APP_ID', '应用 ID', 'App ID'),
      variable('ALIPAY_SELLER_ID', '商户号 PID', 'Seller (PID)'),
      variable('ALIPAY_PRIVATE_KEY_FILE', '应用私钥（PEM 或文件路径）', 'Private key (PEM or a path)', pem),
      variable(
        'ALIPAY_PUBLIC_KEY_FILE',
        '支付宝公钥（PEM 或文件路径）',
        'Alipay’s public key (PEM or a path)',
        {
          isLong: true,
        },
      ),
      variable(
        'ALIPAY_APP_CERTIFICATE_FILE',
        '应用证书（PEM 或文件路径）',
        'App certificate (PEM or a path)',
        {
          isLong: true,
        },
      ),
      variable(
        'ALIPAY_ROOT_CERTIFICATE_FILE',
        '支付宝根证书（PEM 或文件路径）',
        'Root certificate (PEM or a path)',
        {
          isLong: true,
        },
      ),
      variable('ALIPAY_ENDPOINT', '接口地址', 'Endpoint'),
    ],
  },
  storage: {
    title: words('文件存储', 'File storage'),
    about: words(
      '未设置时文件保存在服务器的数据目录；已有文件须自行迁移',
      'Without a bucket files are in the data folder; files that exist have to be moved',
    ),
    needsRestart: true,
    takesTwo: true,
    state: (env) => (env.S3_BUCKET === undefined ? 'own' : 'real'),
    variables: [
      variable('S3_BUCKET', '存储桶', 'Bucket'),
      variable('S3_ENDPOINT', '接口地址', 'Endpoint'),
      variable('S3_REGION', '地域', 'Region'),
      variable('S3_ACCESS_KEY_ID', 'Access Key ID', 'Access key ID'),
      variable('S3_SECRET_ACCESS_KEY', 'Secret Access Key', 'Secret access key', secret),
    ],
  },
  edge: {
    title: words('视频加速（CDN）', 'Videos from an edge (CDN)'),
    about: words(
      '未设置时视频由本服务器发送；设置后学分按边缘节点的访问日志核对',
      'Without one videos are sent from here; with one credit is checked by its access log',
    ),
    takesTwo: true,
    state: (env) => (env.EDGE_URL === undefined ? 'own' : 'real'),
    variables: [
      variable('EDGE_URL', '加速域名地址', 'Address of the edge'),
      variable('EDGE_SCHEME', '鉴权方式', 'Signing', { options: ['nginx', 'aliyun', 'tencent'] }),
      variable('EDGE_KEY', '鉴权密钥', 'Signing key', secret),
      variable('EDGE_TOKEN', '回源与日志口令', 'Token for fetching and logs', secret),
    ],
  },
  rooms: {
    title: words('视频房间', 'Video rooms'),
    about: words(
      '未设置 LiveKit 时浏览器之间直接连接，最多 10 人',
      'Without LiveKit browsers connect to each other, 10 people at most',
    ),
    state: (env) => (env.LIVEKIT_URL === undefined ? 'own' : 'real'),
    variables: [
      variable('LIVEKIT_URL', 'LiveKit 地址', 'LiveKit address'),
      variable('LIVEKIT_API_KEY', 'LiveKit API Key', 'LiveKit API key'),
      variable('LIVEKIT_API_SECRET', 'LiveKit API Secret', 'LiveKit API secret', secret),
      variable('LIVEKIT_EGRESS', 'LiveKit Egress 录制', 'Recording by LiveKit egress'),
      variable('STUN_URLS', 'STUN 地址', 'STUN addresses'),
      variable('TURN_URLS', 'TURN 地址', 'TURN addresses'),
      variable('TURN_SECRET', 'TURN 密钥', 'TURN secret', secret),
      variable('ZOOM_SDK_KEY', 'Zoom SDK Key', 'Zoom SDK key'),
      variable('ZOOM_SDK_SECRET', 'Zoom SDK Secret', 'Zoom SDK secret', secret),
      variable('SAAS_ROOM_URL', '外部会议室地址', 'Address of outside rooms'),
      variable('SAAS_ROOM_SECRET', '外部会议室密钥', 'Secret of outside rooms', secret),
    ],
  },
  live: {
    title: words('直播推流', 'Live streams'),
    about: words('未设置时由本服务器接收推流', 'Without an outside server this one takes streams'),
    needsRestart: true,
    state: (env) => (env.LIVE_PUSH_URL ? 'real' : env.LIVE_RTMP_PORT === 0 ? 'off' : 'own'),
    variables: [
      variable('LIVE_PUSH_URL', '推流地址', 'Push address'),
      variable('LIVE_PLAY_FLV', 'FLV 播放地址', 'FLV address'),
      variable('LIVE_PLAY_HLS', 'HLS 播放地址', 'HLS address'),
      variable('LIVE_SIGN_KEY', '防盗链密钥', 'Signing key', secret),
      variable('LIVE_HOOK_SECRET', '回调密钥', 'Hook secret', secret),
    ],
  },
  getui: {
    title: words('个推：推送与一键登录', 'Getui: push and one-click login'),
    about: words('App 消息推送与本机号码登录', 'Push to the app, and login by the carrier'),
    state: (env) => realIf(env, env.GETUI_APP_ID),
    variables: [
      variable('GETUI_APP_ID', 'AppID', 'App ID'),
      variable('GETUI_APP_KEY', 'AppKey', 'App key'),
      variable('GETUI_MASTER_SECRET', 'MasterSecret', 'Master secret', secret),
      variable('GETUI_PUSH_ENDPOINT', '推送接口地址', 'Endpoint of push'),
      variable('GETUI_ENDPOINT', '一键登录接口地址', 'Endpoint of the login'),
    ],
  },
  composer: {
    title: words('语言模型', 'Language model'),
    about: words(
      '为搜索的回答排列引文；只显示引文里原有的句子',
      'Orders the quotations that answer a search; only sentences of the quotations are shown',
    ),
    state: (env) => (env.ANSWER_MODEL_URL ? 'real' : 'off'),
    variables: [
      variable('ANSWER_MODEL_URL', '接口地址', 'Address'),
      variable('ANSWER_MODEL_KEY', '密钥', 'Key', secret),
      variable('ANSWER_MODEL', '模型', 'Model'),
    ],
  },
  speech: {
    title: words('语音识别', 'Speech recognition'),
    about: words('把视频里的讲话变成待校对的字幕', 'Makes captions of what is said in videos, to be checked'),
    state: (env) => realIf(env, env.SPEECH_PROVIDER),
    variables: [
      variable('SPEECH_PROVIDER', '服务商', 'Service', { options: ['aliyun', 'tencent'] }),
      variable('SPEECH_APP_KEY', '阿里云中文项目 Appkey', 'Aliyun app key: Chinese project'),
      variable('SPEECH_APP_KEY_EN', '阿里云英文项目 Appkey', 'Aliyun app key: English project'),
    ],
  },
  live_speech: {
    title: words('实时字幕', 'Live captions'),
    about: words(
      '直播与视频房间中边讲边出字幕；可用本机模型或云服务',
      'Captions while people speak, by a model on this machine or by a service',
    ),
    state: (env) => realIf(env, env.LIVE_SPEECH_PROVIDER),
    variables: [
      variable('LIVE_SPEECH_PROVIDER', '识别方式', 'Recognised by', { options: ['sherpa', 'tencent'] }),
      variable('TENCENT_ASR_APP_ID', '腾讯云 AppID', 'Tencent app ID'),
    ],
  },
}
