import type { Call } from '#contract/wire/call.ts'
import { sealedField, tokenHeaders } from '#contract/wire/envelope.ts'
import type { Language } from '#contract/wire/language.ts'
import { writeFields } from '#contract/wire/write-fields.ts'
import type { Environment } from './environment.ts'
import type { Hosts } from './hosts.ts'
import { signCall } from './sign.ts'
import type { AppStorage } from './storage.ts'
import { visitorId } from './visitor-id.ts'

export type RequestParts = {
  url: string
  method: string
  headers: Record<string, string>
  body: FormData | URLSearchParams | Blob | undefined
}

export type RequestWorld = {
  environment: Environment
  hosts: Hosts
  storage: AppStorage
  language: Language
  now: number
  /** Encrypts the fields of a sealed call. */
  seal: (fields: Record<string, unknown>) => Promise<string>
}

type Options = {
  /** A light call carries no tokens: for public data, and where the token is no longer accepted. */
  light?: boolean
  file?: File
  /** The body of a call that has a piece of a file as its body. */
  bytes?: Blob
}

export async function buildRequest<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  world: RequestWorld,
  options: Options = {},
): Promise<RequestParts> {
  const host = call.service === 'college' ? world.hosts.college : world.hosts.api
  const fields = writeFields(input as object)
  const headers = { 'accept-language': world.language, ...(options.light ? {} : tokens(world.storage)) }
  const { method } = call
  if (method === 'GET') {
    const query = new URLSearchParams(fields).toString()
    return { url: `${host}${call.path}${query && `?${query}`}`, method, headers, body: undefined }
  }
  if (call.bare) return { url: host + call.path, method, headers, body: undefined }
  if (options.bytes) {
    const query = new URLSearchParams(withCommon(world, call.platform, fields)).toString()
    return {
      url: `${host}${call.path}?${query}`,
      method,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: options.bytes,
    }
  }
  const own = call.sealed ? { [sealedField]: await world.seal(fields) } : fields
  const body = options.file ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(withCommon(world, call.platform, own))) body.append(name, value)
  // After the fields, so that the server can check them before it receives the file.
  if (options.file && body instanceof FormData) body.append('file', options.file)
  return { url: host + call.path, method, headers, body }
}

const tokens = (storage: AppStorage) =>
  writeFields({
    [tokenHeaders.token]: storage.get('token') || undefined,
    [tokenHeaders.refreshToken]: storage.get('refresh_token') || undefined,
    [tokenHeaders.sysToken]: storage.get('sys_token') || undefined,
  })

/** A call about a guest names the guest by the field that otherwise names the visitor, who then has another. */
const withCommon = (world: RequestWorld, platform: number | undefined, own: Record<string, string>) => ({
  ...common(world, platform),
  ...('guest_id' in own && { visitor_id: visitorId(world.storage) }),
  ...own,
})

const common = (
  { environment, storage, language, now }: RequestWorld,
  platform: number = environment.platform,
): Record<string, string> => ({
  platform: String(platform),
  sign: signCall(platform, now),
  timestamp: String(now),
  userid: storage.get('userid'),
  openid: storage.get('wxopenid'),
  unionid: storage.get('unionid'),
  guest_id: visitorId(storage),
  is_wechat: String(environment.isWechat),
  lang: language,
})
