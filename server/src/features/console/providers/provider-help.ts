import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { Env } from '#kernel/env.ts'
import type { ProviderName } from './catalogue.ts'

/** Where somebody gets what a service asks for. */
type Source = { title: Words; url: string }

type FieldHelp = {
  /** What such a value looks like. */
  example?: string
  /** Where it is found. */
  hint?: Words
  /** The field is asked for only while another one has this value. */
  onlyFor?: { name: keyof Env; value: string }
}

type Help = { sources: Source[]; fields: Partial<Record<keyof Env, FieldHelp>> }

const aliyun = { onlyFor: { name: 'SMS_PROVIDER', value: 'aliyun' } } as const
const tencent = { onlyFor: { name: 'SMS_PROVIDER', value: 'tencent' } } as const
const template: FieldHelp = {
  example: 'SMS_123456789 / 1234567',
  hint: words('“模板管理”中审核通过的编号', 'The number of an approved template'),
}
const wechatApp = (zh: string, en: string): FieldHelp => ({
  example: 'wx1234567890abcdef',
  hint: words(zh, en),
})
const pem = (zh: string, en: string): FieldHelp => ({ example: '-----BEGIN …-----', hint: words(zh, en) })

const aliyunKeys: Source = {
  title: words('阿里云：访问密钥', 'Aliyun: access keys'),
  url: 'https://ram.console.aliyun.com/manage/ak',
}
const tencentKeys: Source = {
  title: words('腾讯云：访问密钥', 'Tencent Cloud: access keys'),
  url: 'https://console.cloud.tencent.com/cam/capi',
}

/** What to get where, and what it looks like. `docs/providers.md` says the rest. */
export const providerHelp: Record<ProviderName, Help> = {
  sms: {
    sources: [
      {
        title: words('阿里云短信：签名与模板', 'Aliyun SMS: signatures and templates'),
        url: 'https://dysms.console.aliyun.com',
      },
      aliyunKeys,
      {
        title: words('腾讯云短信：签名与模板', 'Tencent SMS: signatures and templates'),
        url: 'https://console.cloud.tencent.com/smsv2',
      },
      tencentKeys,
    ],
    fields: {
      SMS_SIGN_NAME: {
        example: '杏林',
        hint: words('审核通过的签名，不含【】', 'An approved signature, without 【】'),
      },
      SMS_TEMPLATE_CODE: template,
      SMS_TEMPLATE_PASSWORD: template,
      SMS_TEMPLATE_REMINDER: template,
      SMS_TEMPLATE_REBINDING: template,
      SMS_TEMPLATE_TASK: template,
      SMS_TEMPLATE_CONFERENCE: template,
      SMS_TEMPLATE_MESSAGE: template,
      ALIYUN_ACCESS_KEY_ID: {
        ...aliyun,
        example: 'LTAI5t…',
        hint: words('只授予短信权限的子账号', 'Of a sub-account that may only send'),
      },
      ALIYUN_ACCESS_KEY_SECRET: {
        ...aliyun,
        hint: words('创建密钥时显示一次', 'Shown once, when the key is made'),
      },
      TENCENT_SECRET_ID: { ...tencent, example: 'AKID…' },
      TENCENT_SECRET_KEY: {
        ...tencent,
        hint: words('创建密钥时显示一次', 'Shown once, when the key is made'),
      },
      TENCENT_SMS_APP_ID: {
        ...tencent,
        example: '1400006666',
        hint: words('“应用管理”中的 SDKAppID', 'The SDKAppID of the application'),
      },
    },
  },
  mail: {
    sources: [
      {
        title: words('阿里邮箱：客户端设置', 'Aliyun Mail: settings of clients'),
        url: 'https://help.aliyun.com/document_detail/36576.html',
      },
      {
        title: words('腾讯企业邮箱：客户端设置', 'Tencent Exmail: settings of clients'),
        url: 'https://open.work.weixin.qq.com/help2/pc/18624',
      },
    ],
    fields: {
      SMTP_HOST: { example: 'smtp.qiye.aliyun.com' },
      SMTP_PORT: {
        example: '465',
        hint: words('SSL 一般为 465，STARTTLS 一般为 587', 'Mostly 465 for SSL, 587 for STARTTLS'),
      },
      SMTP_SECURITY: { hint: words('留空为 ssl', 'When empty: ssl') },
      SMTP_USER: {
        example: 'no-reply@hospital.cn',
        hint: words('一般为完整的邮箱地址', 'Mostly the whole address'),
      },
      SMTP_PASSWORD: { hint: words('企业邮箱多为客户端专用密码', 'Often a password for clients of its own') },
      MAIL_FROM: {
        example: '杏林 <no-reply@hospital.cn>',
        hint: words('须与账号同一邮箱或域名', 'Of the same mailbox or domain'),
      },
      SMTP_URL: {
        example: 'smtps://user:password@host:465',
        hint: words('一般留空；填写后以此为准', 'Mostly empty; wins where it is set'),
      },
    },
  },
  wechat: {
    sources: [
      {
        title: words('公众平台：公众号与小程序', 'Official accounts and mini-programs'),
        url: 'https://mp.weixin.qq.com',
      },
      { title: words('开放平台：网站应用', 'Open platform: websites'), url: 'https://open.weixin.qq.com' },
      { title: words('企业微信管理后台', 'WeChat Work'), url: 'https://work.weixin.qq.com/wework_admin' },
    ],
    fields: {
      WECHAT_APP_ID: wechatApp('“设置与开发 › 基本配置”', 'Under “Basic configuration”'),
      WECHAT_APP_SECRET: {
        hint: words(
          '重置后显示一次，服务器 IP 须加入白名单',
          'Shown once; the IP of the server has to be allowed',
        ),
      },
      WECHAT_TEMPLATE_MESSAGE: {
        hint: words('“订阅通知”中的模板 ID', 'The number of the subscribed template'),
      },
      WECHAT_OPEN_APP_ID: wechatApp('“管理中心 › 网站应用”', 'Under “Websites”'),
      WECHAT_MINI_APP_ID: wechatApp('“开发管理 › 开发设置”', 'Under “Development settings”'),
      WECHAT_WORK_CORP_ID: {
        example: 'ww1234567890abcdef',
        hint: words('“我的企业”最下方', 'At the end of “My company”'),
      },
    },
  },
  wechat_pay: {
    sources: [
      {
        title: words('微信支付商户平台：API 安全', 'WeChat Pay: API security'),
        url: 'https://pay.weixin.qq.com/index.php/core/cert/api_cert',
      },
    ],
    fields: {
      WECHAT_PAY_MERCHANT_ID: { example: '1900000109' },
      WECHAT_PAY_KEY_SERIAL: {
        example: '5157F09EFDC096DE15EBE81A47057A72…',
        hint: words('商户 API 证书的序列号', 'Of the merchant’s API certificate'),
      },
      WECHAT_PAY_PRIVATE_KEY_FILE: pem(
        '证书包中的 apiclient_key.pem',
        'apiclient_key.pem of the certificate',
      ),
      WECHAT_PAY_API_KEY: {
        hint: words('自行设置的 32 位 APIv3 密钥', 'The 32 characters that you have set'),
      },
      WECHAT_PAY_PUBLIC_KEY_ID: { example: 'PUB_KEY_ID_…' },
      WECHAT_PAY_PUBLIC_KEY_FILE: pem('“微信支付公钥”下载的 pub_key.pem', 'pub_key.pem as downloaded'),
      WECHAT_PAY_ENDPOINT: {
        example: 'https://api.mch.weixin.qq.com',
        hint: words('一般留空', 'Mostly empty'),
      },
    },
  },
  alipay: {
    sources: [
      {
        title: words('支付宝开放平台：应用与密钥', 'Alipay: applications and keys'),
        url: 'https://open.alipay.com/develop/manage',
      },
    ],
    fields: {
      ALIPAY_APP_ID: { example: '2021000000000000' },
      ALIPAY_SELLER_ID: { example: '2088000000000000' },
      ALIPAY_PRIVATE_KEY_FILE: pem('密钥工具生成的应用私钥（PKCS8）', 'Of the key tool, as PKCS8'),
      ALIPAY_PUBLIC_KEY_FILE: pem(
        '密钥模式填写；证书模式上传支付宝公钥证书',
        'The key, or the certificate of Alipay',
      ),
      ALIPAY_APP_CERTIFICATE_FILE: pem(
        '仅证书模式：appCertPublicKey.crt',
        'Certificates only: appCertPublicKey.crt',
      ),
      ALIPAY_ROOT_CERTIFICATE_FILE: pem(
        '仅证书模式：alipayRootCert.crt',
        'Certificates only: alipayRootCert.crt',
      ),
      ALIPAY_ENDPOINT: {
        example: 'https://openapi.alipay.com/gateway.do',
        hint: words('一般留空', 'Mostly empty'),
      },
    },
  },
  storage: {
    sources: [
      { title: words('阿里云 OSS', 'Aliyun OSS'), url: 'https://oss.console.aliyun.com' },
      { title: words('腾讯云 COS', 'Tencent COS'), url: 'https://console.cloud.tencent.com/cos' },
    ],
    fields: {
      S3_BUCKET: { example: 'xinglin-files' },
      S3_ENDPOINT: { example: 'https://s3.oss-cn-shanghai.aliyuncs.com' },
      S3_REGION: { example: 'oss-cn-shanghai' },
    },
  },
  edge: {
    sources: [
      { title: words('阿里云 CDN：域名', 'Aliyun CDN: domains'), url: 'https://cdn.console.aliyun.com' },
      {
        title: words('腾讯云 CDN：域名', 'Tencent CDN: domains'),
        url: 'https://console.cloud.tencent.com/cdn',
      },
    ],
    fields: {
      EDGE_URL: { example: 'https://media.example.com' },
      EDGE_SCHEME: {
        hint: words(
          'nginx：secure_link；aliyun：A 方式；tencent：TypeD',
          'nginx: secure_link; aliyun: type A; tencent: type D',
        ),
      },
      EDGE_KEY: {
        hint: words(
          '16–40 位字母和数字，与节点上的主 KEY 相同',
          '16 to 40 letters and digits, as at the edge',
        ),
      },
      EDGE_TOKEN: {
        hint: words(
          '至少 32 位字母和数字；节点回源时放在请求头 x-edge-token 中',
          '32 letters and digits or more; the edge sends it as x-edge-token',
        ),
      },
    },
  },
  rooms: {
    sources: [
      {
        title: words('LiveKit：密钥', 'LiveKit: keys'),
        url: 'https://docs.livekit.io/home/self-hosting/deployment',
      },
    ],
    fields: {
      LIVEKIT_URL: { example: 'wss://livekit.example.com' },
      LIVEKIT_API_KEY: { example: 'APIxxxxxxxx' },
      LIVEKIT_API_SECRET: { hint: words('至少 32 个字符', 'At least 32 characters') },
      LIVEKIT_EGRESS: {
        example: 'on',
        hint: words(
          'on：由 LiveKit Egress 录制会议，须先设置对象存储；留空由主持人的页面录制',
          'on: LiveKit Egress records conferences, which needs the object storage; empty: the page of the host does',
        ),
      },
      STUN_URLS: { example: 'stun:turn.example.com:3478' },
      TURN_URLS: { example: 'turn:turn.example.com:3478' },
      TURN_SECRET: { hint: words('coturn 的 static-auth-secret', 'The static-auth-secret of coturn') },
    },
  },
  live: {
    sources: [
      {
        title: words('阿里云视频直播：域名', 'Aliyun Live: domains'),
        url: 'https://live.console.aliyun.com',
      },
      {
        title: words('腾讯云直播：域名', 'Tencent Live: domains'),
        url: 'https://console.cloud.tencent.com/live',
      },
    ],
    fields: {
      LIVE_PUSH_URL: { example: 'rtmp://push.example.com/live' },
      LIVE_PLAY_FLV: { example: 'https://play.example.com/live/{stream}.flv' },
      LIVE_PLAY_HLS: { example: 'https://play.example.com/live/{stream}.m3u8' },
      LIVE_SIGN_KEY: { hint: words('推流鉴权的主 KEY', 'The main key of signed addresses') },
    },
  },
  getui: {
    sources: [{ title: words('个推开发者中心', 'Getui developers'), url: 'https://dev.getui.com' }],
    fields: { GETUI_APP_ID: { hint: words('“应用配置”中', 'Under “Application”') } },
  },
  speech: {
    sources: [
      {
        title: words('阿里云智能语音：项目', 'Aliyun speech: projects'),
        url: 'https://nls-portal.console.aliyun.com/applist',
      },
      aliyunKeys,
      { title: words('腾讯云语音识别', 'Tencent speech'), url: 'https://console.cloud.tencent.com/asr' },
      tencentKeys,
    ],
    fields: {
      SPEECH_APP_KEY: {
        onlyFor: { name: 'SPEECH_PROVIDER', value: 'aliyun' },
        hint: words('16 kHz 中文模型的项目', 'Of a project with a Chinese model, 16 kHz'),
      },
      SPEECH_APP_KEY_EN: {
        onlyFor: { name: 'SPEECH_PROVIDER', value: 'aliyun' },
        hint: words('没有时不识别英文', 'Without it no English is recognised'),
      },
    },
  },
  composer: {
    sources: [],
    fields: {
      ANSWER_MODEL_URL: {
        example: 'https://models.example/v1',
        hint: words('任何提供 chat completions 接口的服务', 'Any service with chat completions'),
      },
      ANSWER_MODEL_KEY: { hint: words('该服务的访问密钥', 'The access key of that service') },
      ANSWER_MODEL: { example: 'qwen-plus', hint: words('模型名称', 'The name of the model') },
    },
  },
  live_speech: {
    sources: [
      {
        title: words('sherpa-onnx：流式模型', 'sherpa-onnx: streaming models'),
        url: 'https://k2-fsa.github.io/sherpa/onnx/pretrained_models/index.html',
      },
      { title: words('腾讯云语音识别', 'Tencent speech'), url: 'https://console.cloud.tencent.com/asr' },
      tencentKeys,
    ],
    fields: {
      LIVE_SPEECH_PROVIDER: {
        hint: words(
          '本机模型的文件夹只能由环境变量 LIVE_SPEECH_MODEL 指定，因为程序会从中加载代码',
          'The folder of the model on this machine is set by LIVE_SPEECH_MODEL in the environment alone: code is loaded from there',
        ),
      },
      TENCENT_ASR_APP_ID: {
        example: '1300000000',
        onlyFor: { name: 'LIVE_SPEECH_PROVIDER', value: 'tencent' },
        hint: words('账号信息中的 APPID', 'The APPID of the account'),
      },
    },
  },
}
