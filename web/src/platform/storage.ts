import { deviceArea } from './kept.ts'
import type { StorageArea } from './kept.ts'

const text = (source: string) => source

const whole = (initial: number) => (source: string) =>
  /^-?\d{1,15}$/.test(source) ? Number(source) : initial

const choice =
  <const Option extends string>(...options: [Option, ...Option[]]) =>
  (source: string) =>
    options.find((option) => option === source) ?? options[0]

/** What the platform itself keeps, under its stated names. Features declare their own keys (`kept.ts`). */
const readers = {
  userid: text,
  token: text,
  refresh_token: text,
  sys_token: text,
  guest_id: text,
  unread_im_group: whole(0),
  /** The contract calls it openid. */
  wxopenid: text,
  unionid: text,
  /** Whose login came last; outlives it, so that wxopenid and unionid are not handed on to another user. */
  last_userid: text,
  user_type: whole(-1),
  locale: choice('zh', 'en'),
  theme: choice('system', 'light', 'dark'),
  text_size: choice('normal', 'large', 'largest'),
}

type Readers = typeof readers

export type StoredKey = keyof Readers

export type StoredValue<Key extends StoredKey> = ReturnType<Readers[Key]>

export type AppStorage = {
  get: <Key extends StoredKey>(key: Key) => StoredValue<Key>
  set: <Key extends StoredKey>(key: Key, value: StoredValue<Key>) => void
  remove: (key: StoredKey) => void
}

export const createStorage = (area: StorageArea): AppStorage => ({
  get: <Key extends StoredKey>(key: Key) => readers[key](area.read(key)) as StoredValue<Key>,
  set: (key, value) => area.write(key, String(value)),
  remove: (key) => area.write(key, ''),
})

/** The storage of the running page. */
export const storage = createStorage(deviceArea)
