import { useState } from 'react'
import { workLimits } from '#contract/library/authoring.ts'
import type { Video } from '#contract/library/videos.ts'
import { VideoStatus } from '#web/features/library/videos/cards/video-status.tsx'
import { VideoUploader } from '#web/features/library/videos/cards/video-uploader.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { SortableList } from '#web/ui/sortable/sortable-list.tsx'
import { lessonsOf, moveRow, without, withChange, withChapter } from '../lesson-rows.ts'
import type { LessonRow } from '../lesson-rows.ts'
import { authoringText } from '../text.ts'
import { CaptionEditor } from './caption-editor.tsx'
import './lesson-editor.css'

type LessonEditorProps = {
  rows: LessonRow[]
  onRows: (rows: LessonRow[]) => void
  onUploaded: (video: Video) => void
  /** Whether lessons can be free in a work that is paid. */
  isPaid: boolean
  error: string | undefined
}

/** The chapters and lessons of a series, in their order. */
export function LessonEditor({ rows, onRows, onUploaded, isPaid, error }: LessonEditorProps) {
  const text = useText(authoringText)
  const chapters = rows.filter(({ kind }) => kind === 'chapter').length
  const isFull = lessonsOf(rows).length >= workLimits.lessons

  function handleMove(from: number, to: number) {
    const moved = moveRow(rows, from, to)
    onRows(moved.rows)
    return moved.at
  }

  return (
    <>
      {rows.length > 0 && (
        <SortableList
          label={text.lessons}
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={({ title }) => title || text.unnamed}
          onMove={handleMove}
        >
          {(row) => (
            <LessonRowFields
              row={row}
              isPaid={isPaid}
              onChange={(change) => onRows(withChange(rows, row.key, change))}
              onRemove={() => onRows(without(rows, row.key))}
            />
          )}
        </SortableList>
      )}
      <div className="field-note" data-wrong={error ? true : undefined} aria-live="polite">
        {error ?? text.lessonsHint}
      </div>
      <div className="lesson-editor-tools">
        <Button name="lessons" onClick={() => onRows(withChapter(rows, text.newChapter(chapters + 1)))}>
          {text.addChapter}
        </Button>
      </div>
      {!isFull && <VideoUploader onUploaded={onUploaded} />}
    </>
  )
}

type RowProps = {
  row: LessonRow
  isPaid: boolean
  onChange: (change: { title?: string; is_trial?: 0 | 1 }) => void
  onRemove: () => void
}

function LessonRowFields({ row, isPaid, onChange, onRemove }: RowProps) {
  const text = useText(authoringText)
  const isLesson = row.kind === 'lesson'
  return (
    <div className="lesson-editor-row" data-kind={row.kind}>
      <div className="lesson-editor-head">
        <Field
          label={isLesson ? text.lessonTitle : text.chapterTitle}
          hideLabel
          value={row.title}
          maxLength={isLesson ? workLimits.lessonTitle : workLimits.chapter}
          placeholder={isLesson ? text.lessonTitle : text.chapterTitle}
          onValue={(title) => onChange({ title })}
        />
        <IconButton
          label={text.remove(row.title || text.unnamed)}
          icon={<CloseIcon size="small" />}
          onClick={onRemove}
        />
      </div>
      {isLesson && (
        <div className="lesson-editor-foot">
          {row.video_id > 0 ? <VideoStatus videoId={row.video_id} /> : <span>{text.formerVideo}</span>}
          {row.video_id > 0 && <LessonCaptions videoId={row.video_id} />}
          {isPaid && (
            <Checkbox checked={row.is_trial === 1} onChange={(isOn) => onChange({ is_trial: isOn ? 1 : 0 })}>
              {text.trialLesson}
            </Checkbox>
          )}
        </div>
      )}
    </div>
  )
}

function LessonCaptions({ videoId }: { videoId: number }) {
  const text = useText(authoringText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button small variant="quiet" onClick={() => setIsOpen(true)}>
        {text.captions}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.captions}>
        <CaptionEditor videoId={videoId} />
      </Sheet>
    </>
  )
}
