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

/** Every key the web app keeps in the browser, under its stated name, with what it reads as when unset. */
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
  /** Who may come back by one press, as JSON; outlives a login that ran out. */
  remembered_account: text,
  /** What was searched for on this device, as JSON. */
  search_words: text,
  user_type: whole(-1),
  /** Ids of push messages that have been shown, the latest first. */
  shown_messages: text,
  /** The subjects of a visitor, as JSON. */
  focused_colleges: text,
  /** Choosing subjects is offered once. */
  subject_offer: choice('open', 'done'),
  locale: choice('zh', 'en'),
  theme: choice('system', 'light', 'dark'),
  text_size: choice('normal', 'large', 'largest'),
  /** When the invitation to the app was last closed, in milliseconds. */
  download_banner_closed_at: whole(0),
  /** Speed, volume, clarity and captions of the player, as JSON. */
  player_choices: text,
  /** Whether and how danmaku passes over videos, as JSON. */
  danmaku_choices: text,
}

type Stored = typeof stored

export type StoredKey = keyof Stored

export type StoredValue<Key extends StoredKey> = Stored[Key]['initial']

export type AppStorage = {
  get: <Key extends StoredKey>(key: Key) => StoredValue<Key>
  set: <Key extends StoredKey>(key: Key, value: StoredValue<Key>) => void
  remove: (key: StoredKey) => void
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The area is asked for on each use, because in private or embedded pages even reaching for it throws.
 * What it refuses to keep is kept in memory for as long as the page lives.
 */
export function createStorage(area: () => StorageArea): AppStorage {
  // null stands for a key that could not be removed from the area.
  const memory = new Map<StoredKey, string | null>()

  const keep = (key: StoredKey, value: string | null) => {
    try {
      if (value === null) area().removeItem(key)
      else area().setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  }

  const find = (key: StoredKey): string | null => {
    const remembered = memory.get(key)
    if (remembered !== undefined) return remembered
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }

  return {
    get(key) {
      const codec = codecOf(key)
      const source = find(key)
      return (source === null ? undefined : codec.read(source)) ?? codec.initial
    },
    set: (key, value) => keep(key, codecOf(key).write(value)),
    remove: (key) => keep(key, null),
  }
}

const codecOf = <Key extends StoredKey>(key: Key) => stored[key] as unknown as Codec<StoredValue<Key>>

/** The storage of the running page. */
export const storage = createStorage(() => localStorage)
