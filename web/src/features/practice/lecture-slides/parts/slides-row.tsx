import { useState } from 'react'
import { maskingStates } from '#contract/community/masking.ts'
import type { LectureSlides } from '#contract/practice/lecture-slides.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { undecidedPages } from '../page-masks.ts'
import { lectureSlideMutations } from '../mutations.ts'
import { lectureSlideText } from '../text.ts'
import { SlidesViewer } from './slides-viewer.tsx'
import './slides-row.css'

/** So many pages are named. */
const mostNamed = 8

type SlidesRowProps = {
  sheet: SheetAddress
  slides: LectureSlides
  /** The lecture is held: it is noted which page is shown when. */
  isHeldNow: boolean
}

/** A version of the slides, and what can be done with it. */
export function SlidesRow({ sheet, slides, isHeldNow }: SlidesRowProps) {
  const text = useText(lectureSlideText)
  const { timeOf } = useTimeText()
  const { slides_id, is_uploaded, is_shown, is_pdf } = slides
  /** Stays the same while the list is read again, which signs every address again. */
  const [preview, setPreview] = useState<{ url: string; first: number }>()
  const ofThis = { ...sheet, slides_id }

  const open = (first: number) => setPreview({ url: slides.file_url, first })

  async function show() {
    await lectureSlideMutations.show(ofThis)
    toast(text.chosen, 'success')
  }

  async function remove() {
    if (await confirm({ title: text.removeAsk, yes: text.remove })) await lectureSlideMutations.remove(ofThis)
  }

  function turn(page: number) {
    void lectureSlideMutations.turn({ ...ofThis, page }).catch(() => undefined)
  }

  const undecided = undecidedPages(slides.pages)
  function sayPatients() {
    if (slides.search_state === maskingStates.searching) return text.waiting
    if (slides.search_state === maskingStates.unsearched) return text.unsearched
    if (undecided.length > 0) return text.undecided(undecided.slice(0, mostNamed), undecided.length)
    return slides.pages.some(({ boxes }) => boxes.length > 0) ? text.masked : text.clean
  }

  const percent = Math.floor((slides.received / slides.bytes) * 100)
  return (
    <div className="slides-row">
      <ListRow
        title={slides.file_name}
        note={
          is_uploaded === 1
            ? `${text.version(slides.version)} · ${timeOf(slides.upload_time)}`
            : text.unfinished(percent)
        }
        after={is_shown === 1 && <Tag kind="credit">{text.shown}</Tag>}
      />
      {is_uploaded === 1 && is_pdf === 1 && (
        <div className="slides-row-patients">
          <span>{sayPatients()}</span>
          {undecided.length > 0 && (
            <Button small variant="primary" onClick={() => open(undecided[0]!)}>
              {text.check}
            </Button>
          )}
        </div>
      )}
      <div className="slides-row-tools">
        {is_uploaded === 1 &&
          (is_pdf === 1 ? (
            <Button small onClick={() => open(1)}>
              {text.preview}
            </Button>
          ) : (
            <Link href={slides.file_url} target="_blank">
              {text.download}
            </Link>
          ))}
        {is_uploaded === 1 && is_shown === 0 && (
          <Button small onClick={show}>
            {text.show}
          </Button>
        )}
        {is_shown === 0 && (
          <Button small variant="quiet" onClick={remove}>
            {text.remove}
          </Button>
        )}
      </div>
      {preview && (
        <SlidesViewer
          {...preview}
          name={slides.file_name}
          searched={slides.pages}
          onMask={(page, boxes) => lectureSlideMutations.mask({ ...ofThis, page, boxes })}
          onClose={() => setPreview(undefined)}
          onTurn={isHeldNow && is_shown === 1 ? turn : undefined}
        />
      )}
    </div>
  )
}
