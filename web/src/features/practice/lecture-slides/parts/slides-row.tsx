import { useState } from 'react'
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
import { lectureSlideMutations } from '../mutations.ts'
import { lectureSlideText } from '../text.ts'
import { SlidesViewer } from './slides-viewer.tsx'
import './slides-row.css'

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
  const [previewUrl, setPreviewUrl] = useState<string>()
  const ofThis = { ...sheet, slides_id }

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
      <div className="slides-row-tools">
        {is_uploaded === 1 &&
          (is_pdf === 1 ? (
            <Button small onClick={() => setPreviewUrl(slides.file_url)}>
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
      {previewUrl && (
        <SlidesViewer
          name={slides.file_name}
          url={previewUrl}
          onClose={() => setPreviewUrl(undefined)}
          onTurn={isHeldNow && is_shown === 1 ? turn : undefined}
        />
      )}
    </div>
  )
}
