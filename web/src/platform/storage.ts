import { onDevice } from './kept.ts'
import type { StorageArea } from './kept.ts'

type Codec<Value> = {
  initial: Value
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

const text: Codec<string> = { initial: '', read: (source) => source, write: (value) => value }

const whole = (initial: number): Codec<number> => ({
  initial,
  read: (source) => (/^-?\d{1,15}$/.test(source) ? Number(source) : undefined),
  write: String,
})

const choice = <const Option extends string>(...options: [Option, ...Option[]]): Codec<Option> => ({
  initial: options[0],
  read: (source) => options.find((option) => option === source),
  write: (value) => value,
})

/** What the platform itself keeps, under its stated names, with what it reads as when unset. Features keep theirs by `kept.ts`. */
const stored = {
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

type Stored = typeof stored

export type StoredKey = keyof Stored

export type StoredValue<Key extends StoredKey> = Stored[Key]['initial']

export type AppStorage = {
  get: <Key extends StoredKey>(key: Key) => StoredValue<Key>
  set: <Key extends StoredKey>(key: Key, value: StoredValue<Key>) => void
  remove: (key: StoredKey) => void
}

export function createStorage(area: () => StorageArea): AppStorage {
  return {
    get(key) {
      const codec = codecOf(key)
      const source = area().getItem(key)
      return (source === null ? undefined : codec.read(source)) ?? codec.initial
    },
    set: (key, value) => area().setItem(key, codecOf(key).write(value)),
    remove: (key) => area().removeItem(key),
  }
}

const codecOf = <Key extends StoredKey>(key: Key) => stored[key] as unknown as Codec<StoredValue<Key>>

/** The storage of the running page. */
export const storage = createStorage(onDevice)
