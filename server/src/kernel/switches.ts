import type { Call } from '#contract/wire/call.ts'
import type { Words } from './console-framework/words.ts'
import type { Db } from './database.ts'
import { selectSettingsFrom, upsertSetting } from './settings.queries.ts'

/** Something that operators can switch off for everybody else: its calls are refused meanwhile. */
export type Switch = { name: string; title: Words; calls: { call: Call<unknown, unknown> }[] }

export type Switches = {
  all: readonly Switch[]
  isOff(name: string): boolean
  refuses(callId: string): boolean
  set(name: string, isOn: boolean): Promise<void>
  /** Adopts what was switched at another server. */
  refresh(): Promise<void>
}

const prefix = 'switch:'

export function createSwitches(all: Switch[], db: Db): Switches {
  let off = new Set<string>()
  let refused = new Set<string>()
  const adopt = (names: Set<string>) => {
    off = names
    refused = new Set(
      all.filter(({ name }) => names.has(name)).flatMap(({ calls }) => calls.map(({ call }) => call.id)),
    )
  }
  const refresh = async () => {
    const stored = await selectSettingsFrom(db, prefix)
    adopt(
      new Set(
        stored
          .filter(({ value }) => !(value as { isOn: boolean }).isOn)
          .map(({ key }) => key.slice(prefix.length)),
      ),
    )
  }
  return {
    all,
    isOff: (name) => off.has(name),
    refuses: (callId) => refused.has(callId),
    async set(name, isOn) {
      await upsertSetting(db, prefix + name, { isOn })
      await refresh()
    },
    refresh,
  }
}
