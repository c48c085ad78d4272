import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { searchQueries } from '../queries.ts'
import type { useRecentWords } from '../recent-words.ts'
import { searchText } from '../text.ts'
import './words.css'

type RecentWordsProps = { recent: ReturnType<typeof useRecentWords>; onChoose: (word: string) => void }

export function RecentWords({ recent, onChoose }: RecentWordsProps) {
  const text = useText(searchText)
  if (recent.words.length === 0) return null

  async function clear() {
    if (await confirm({ title: text.clearRecentAsk })) recent.clear()
  }

  return (
    <Section
      title={text.recent}
      aside={
        <Button small variant="quiet" onClick={clear}>
          {text.clearRecent}
        </Button>
      }
    >
      <ul className="search-recent">
        {recent.words.map((word) => (
          <li key={word} className="search-recent-word">
            <button type="button" className="search-recent-choose" onClick={() => onChoose(word)}>
              {word}
            </button>
            <IconButton
              className="search-recent-forget"
              label={text.forget(word)}
              icon={<CloseIcon size="small" />}
              onClick={() => recent.remove(word)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type HotWordsProps = { collegeId: number; onChoose: (word: string) => void }

export function HotWords({ collegeId, onChoose }: HotWordsProps) {
  const text = useText(searchText)
  const hot = useQuery(searchQueries.hotWords(collegeId))
  if (hot.isPending) return <Skeleton shape="lines" count={4} />
  // Search works without hot words too.
  if (!hot.data || hot.data.length === 0) return null
  return (
    <Section title={text.hot}>
      <ol className="search-hot">
        {hot.data.map(({ word }, at) => (
          <li key={word}>
            <button type="button" className="search-hot-word" onClick={() => onChoose(word)}>
              <span className="search-hot-place" data-top={at < 3 || undefined} aria-hidden="true">
                {at + 1}
              </span>
              <span className="search-hot-text">{word}</span>
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
