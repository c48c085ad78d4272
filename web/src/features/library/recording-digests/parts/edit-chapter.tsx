import { useState } from 'react'
import { digestLimits } from '#contract/library/recording-digests.ts'
import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { SortableList } from '#web/ui/sortable/sortable-list.tsx'
import { addSentence, moveRow } from '../edited.ts'
import type { Edited } from '../edited.ts'
import { editDigestText } from '../edit-text.ts'
import { EditQuote } from './edit-quote.tsx'
import { SentenceSheet } from './sentence-sheet.tsx'
import './edit-digest.css'

type Chapter = Edited['chapters'][number]

type EditChapterProps = {
  draft: DigestDraft
  chapter: Chapter
  number: number
  /** Every statement that is chosen already. */
  chosen: ReadonlySet<string>
  onChange: (chapter: Chapter) => void
}

export function EditChapter({ draft, chapter, number, chosen, onChange }: EditChapterProps) {
  const text = useText(editDigestText)
  const [isAdding, setIsAdding] = useState(false)
  const { title, quotes } = chapter
  const change = (next: Chapter['quotes']) => onChange({ ...chapter, quotes: next })
  const name = title || text.chapterNumber(number)
  return (
    <Section title={name}>
      <div className="edit-digest-field">
        <Field
          label={text.chapter}
          value={title}
          maxLength={digestLimits.title}
          onValue={(value) => onChange({ ...chapter, title: value })}
        />
      </div>
      <div className="edit-digest-field">
        <SortableList
          label={text.quotes(name)}
          rows={quotes}
          keyOf={({ second, words }) => `${second} ${words}`}
          nameOf={({ words }) => words.slice(0, 12)}
          onMove={(from, to) => {
            change(moveRow(quotes, from, to))
            return to
          }}
        >
          {(quote) => (
            <EditQuote
              draft={draft}
              quote={quote}
              onChange={(next) => change(quotes.flatMap((one) => (one === quote ? (next ?? []) : one)))}
            />
          )}
        </SortableList>
      </div>
      <div className="edit-digest-field">
        <Button small onClick={() => setIsAdding(true)}>
          {text.add}
        </Button>
      </div>
      <SentenceSheet
        open={isAdding}
        onClose={() => setIsAdding(false)}
        sentences={draft.sentences}
        from={chapter.second}
        chosen={chosen}
        onChoose={(sentence) => {
          change(addSentence(quotes, sentence))
          setIsAdding(false)
        }}
      />
    </Section>
  )
}
