/** Every answer of the web service. `status` 200 is success; anything else is a catalogued failure. */
export type WebEnvelope<Data = unknown> = {
  status: number
  message: string
  data: Data
  /** A renewed session token, if one was due. The client saves it. */
  token?: string
}

/** Every answer of the medical-college service. `status` and `token` mean the same as in the web service. */
export type CollegeEnvelope<Result = unknown> = {
  code: 'SUCCESS' | 'FAILED'
  message: string
  result: Result
  status: number
  token?: string
}

export const successStatus = 200

/** The fields sent with the fields of a call in every signed body. */
export const commonFields = [
  'platform',
  'sign',
  'timestamp',
  'userid',
  'openid',
  'unionid',
  'guest_id',
  'is_wechat',
] as const

export const sealedField = 'encrypt_data'

export const tokenHeaders = { token: 'token', refreshToken: 'refresh-token', sysToken: 'sys-token' } as const

/** `sign` is the lower-case hex SHA-256 of this text. It protects against accidents; rights depend on the token. */
export const signText = (platform: string | number, timestamp: string | number) => `${platform}${timestamp}`

/** How far a signed time may be off, in milliseconds. */
export const signTolerance = 5 * 60 * 1000
