import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { separated } from '#web/ui/format/separated.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { editDigestText } from '../edit-text.ts'
import { digestMutations } from '../mutations.ts'
import { digestText } from '../text.ts'
import { useEdited } from '../use-edited.ts'
import { EditChapter } from './edit-chapter.tsx'
import { EditQuestions } from './edit-questions.tsx'
import './edit-digest.css'

type EditBodyProps = { draft: DigestDraft; onOutdated: () => void }

/** An unreleased digest: order, shorten, remove, add, release. */
export function EditBody({ draft, onOutdated }: EditBodyProps) {
  const text = useText(editDigestText)
  const own = useText(digestText)
  const { edited, setEdited, autosave, flush } = useEdited(draft, (error) => {
    toast(error.message)
    onOutdated()
  })
  const { chapters, questions } = edited
  const quotes = chapters.flatMap((chapter) => chapter.quotes)
  const chosen = new Set(quotes.map(({ words }) => words))
  const missing = quotes.length === 0 ? text.noQuotes : ''
  const stale = quotes.some(({ is_stale }) => is_stale === 1) ? text.staleFirst : ''

  async function release() {
    if (missing || stale) return toast(missing || stale)
    const revision = await flush()
    await digestMutations.release({ recording_id: draft.recording_id, revision, type: true })
    return toast(text.released)
  }

  return (
    <>
      <p className="edit-digest-note">{separated([own.minutes(draft.minutes), text.rule])}</p>
      {chapters.map((chapter, at) => (
        <EditChapter
          // oxlint-disable-next-line react/no-array-index-key -- chapters keep their order; titles change while they are typed
          key={at}
          draft={draft}
          chapter={chapter}
          number={at + 1}
          chosen={chosen}
          onChange={(next) => setEdited({ ...edited, chapters: chapters.with(at, next) })}
        />
      ))}
      <EditQuestions
        asked={[...draft.questions, ...draft.other_questions]}
        questions={questions}
        onChange={(next) => setEdited({ ...edited, questions: next })}
      />
      <div className="edit-digest-foot">
        <output className="edit-digest-state">
          {autosave.hasFailed ? text.unsaved : autosave.savedAt ? text.saved : text.releaseNote}
        </output>
        <Button variant="primary" block softDisabled={missing !== '' || stale !== ''} onClick={release}>
          {text.release}
        </Button>
      </div>
    </>
  )
}
