import { useState } from 'react'
import { applyLook } from '#web/platform/look.ts'
import { storage } from '#web/platform/storage.ts'
import type { StoredValue } from '#web/platform/storage.ts'

/** Theme and text size as chosen on this device. A choice is seen at once. */
export function useLook<Key extends 'theme' | 'text_size'>(key: Key) {
  const [value, setValue] = useState(() => storage.get(key))
  function choose(next: StoredValue<Key>) {
    storage.set(key, next)
    applyLook()
    setValue(next)
  }
  return [value, choose] as const
}
