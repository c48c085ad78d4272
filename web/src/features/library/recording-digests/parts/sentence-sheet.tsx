import { useState } from 'react'
import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { editDigestText } from '../edit-text.ts'

type Sentence = DigestDraft['sentences'][number]

type SentenceSheetProps = {
  open: boolean
  onClose: () => void
  sentences: readonly Sentence[]
  /** The second of the chapter: what is said from there on comes first. */
  from: number
  chosen: ReadonlySet<string>
  onChoose: (sentence: Sentence) => void
}

/** As many as one looks through; a word finds the others. */
const shown = 60

export function SentenceSheet({ open, onClose, sentences, from, chosen, onChoose }: SentenceSheetProps) {
  const text = useText(editDigestText)
  const [word, setWord] = useState('')
  const free = sentences.filter(({ words }) => !chosen.has(words) && words.includes(word.trim()))
  const ordered = [
    ...free.filter(({ second }) => second >= from),
    ...free.filter(({ second }) => second < from),
  ]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.addTitle}
      flush
      foot={<SearchField label={text.search} maxLength={50} value={word} onValue={setWord} />}
    >
      {ordered.length === 0 && <ListState status="empty" inline emptyText={text.nothing} />}
      {ordered.slice(0, shown).map((sentence) => (
        <ListRow
          key={`${sentence.second} ${sentence.words}`}
          title={sentence.words}
          note={durationText(sentence.second)}
          onClick={() => onChoose(sentence)}
        />
      ))}
    </Sheet>
  )
}
