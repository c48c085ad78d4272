import { useEffect, useRef, useState } from 'react'
import { deviceArea, pageArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { createChangesDraft } from './changes-draft.ts'
import { editFormText } from './edit-text.ts'
import { changesOf } from './form-state.ts'
import type { Values } from './form-state.ts'

/** Where the unsent text of a form is kept: on the device, or in the page alone where it may not lie on a device. */
export type DraftPlace = { key: string; in: 'device' | 'page' }

const areas = { device: deviceArea, page: pageArea }

/** Codes are used up, and passwords are kept nowhere. */
const isKept = (field: string) => !/code$|password/.test(field)

const draftAt = <Typed extends Values<string>>(place: DraftPlace, saved: Typed) =>
  createChangesDraft<Typed>(areas[place.in], {
    key: `unsent_${place.key}`,
    userid: storage.get('userid'),
    saved,
  })

/** What was typed the last time and not sent, over what the form begins with. */
export const restoreUnsent = <Typed extends Values<string>>(
  place: DraftPlace | undefined,
  saved: Typed,
): Typed => ({ ...saved, ...(place && draftAt(place, saved).get()) })

type Unsent<Typed> = { place: DraftPlace | undefined; saved: Typed; values: Typed }

/** Keeps what is typed until it is sent. What the page alone keeps is asked about before the page is closed. */
export function useUnsent<Typed extends Values<string>>({ place, saved, values }: Unsent<Typed>) {
  const text = useText(editFormText)
  const [wasRestored] = useState(() => place !== undefined && draftAt(place, saved).get() !== undefined)
  const sentRef = useRef<Typed>(undefined)
  const lastRef = useRef(place)
  const changes = changesOf(values, saved)
  const kept = Object.fromEntries(
    Object.entries(changes).filter(([field]) => isKept(field)),
  ) as Partial<Typed>
  const source = JSON.stringify(kept)
  const isUnsent = source !== '{}' && sentRef.current !== values

  useEffect(() => {
    if (wasRestored) toast(text.restored)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears
  }, [])
  useEffect(() => {
    const last = lastRef.current
    // The draft has got a number of its own, under which it is found from now on.
    if (last && last.key !== place?.key) draftAt(last, saved).clear()
    lastRef.current = place
    if (place && sentRef.current !== values) draftAt(place, saved).set(JSON.parse(source) as Partial<Typed>)
    // oxlint-disable-next-line react/exhaustive-deps -- the place is named by its key; `source` holds the changes
  }, [place?.key, source, values])
  useEffect(() => {
    if (!isUnsent || place?.in !== 'page') return undefined
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsent, place?.in])

  /** These values have been sent: they are forgotten. */
  return (sent: Typed) => {
    sentRef.current = sent
    if (lastRef.current) draftAt(lastRef.current, saved).clear()
  }
}
