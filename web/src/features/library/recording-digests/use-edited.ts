import { useRef, useState } from 'react'
import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { isFinalRefusal } from '#web/platform/call-failure.ts'
import { useAutosave } from '#web/shell/use-autosave.ts'
import { asSaved } from './edited.ts'
import type { Edited } from './edited.ts'
import { digestMutations } from './mutations.ts'

/** A draft while it is edited: saved by itself, one save after the other. `onRefused` is called when the draft is no longer what was edited. */
export function useEdited(draft: DigestDraft, onRefused: (error: Error) => void) {
  const [edited, setEdited] = useState<Edited>({
    chapters: draft.chapters.length > 0 ? draft.chapters : [{ title: '', second: 0, quotes: [] }],
    questions: draft.questions,
  })
  const saved = useRef({ source: JSON.stringify(asSaved(edited)), revision: draft.revision })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const source = JSON.stringify(asSaved(edited))

  async function post(wanted: string) {
    if (wanted === saved.current.source) return
    try {
      const { revision } = await digestMutations.save({
        recording_id: draft.recording_id,
        revision: saved.current.revision,
        ...(JSON.parse(wanted) as ReturnType<typeof asSaved>),
      })
      saved.current = { source: wanted, revision }
    } catch (error) {
      if (!isFinalRefusal(error)) throw error
      onRefused(error)
    }
  }

  const save = () => (last.current = last.current.catch(() => undefined).then(() => post(source)))
  const autosave = useAutosave(source, save)
  return {
    edited,
    setEdited,
    autosave,
    /** Saves what is not saved yet, and answers the revision that is then stored. */
    async flush() {
      await save()
      return saved.current.revision
    },
  }
}
