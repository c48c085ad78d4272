import { Button, Flex } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { LocalDatePicker } from '../date-picker.ts'
import { Panel } from '../pop-ups.tsx'
import { consoleText } from '../text.ts'
import { recordText } from './text.ts'
import type { Wish } from './use-record-form.ts'

type SaveBarProps = {
  form: NonNullable<ShownResource['form']>
  isBusy: boolean
  /** When what is typed was kept in this browser; undefined where nothing is unsaved. */
  keptAt: Date | undefined
  onSave: (wish: Wish) => void
  onDraft: () => void
  onPreview: () => void
}

/** The buttons of a form, in sight however long it is, and what of it is kept where. */
export function SaveBar({ form, isBusy, keptAt, onSave, onDraft, onPreview }: SaveBarProps) {
  const text = useText(recordText)
  const common = useText(consoleText)
  const [publishAt, setPublishAt] = useState<Dayjs | null>(null)
  const isPublished = form.is_published
  return (
    <Flex gap="small" wrap align="center" className="console-save-bar">
      <Button type="primary" loading={isBusy} onClick={() => onSave({ publish: true })}>
        {isPublished ? text.publish : common.save}
      </Button>
      {form.has_preview && <Button onClick={onPreview}>{text.preview}</Button>}
      {isPublished && (
        <>
          <Button loading={isBusy} onClick={onDraft}>
            {text.saveDraft}
          </Button>
          <Panel button={<Button>{text.publishAt}</Button>}>
            {() => (
              <Flex gap="small">
                <LocalDatePicker
                  aria-label={text.publishTime}
                  showTime={{ format: 'HH:mm' }}
                  format="YYYY-MM-DD HH:mm"
                  value={publishAt}
                  onChange={setPublishAt}
                />
                <Button
                  type="primary"
                  disabled={publishAt === null}
                  onClick={() => publishAt && onSave({ publish: true, publishAt })}
                >
                  {common.confirm}
                </Button>
              </Flex>
            )}
          </Panel>
        </>
      )}
      <output className="console-save-state">
        {keptAt ? text.keptHere(keptAt.toTimeString().slice(0, 5)) : text.nothingUnsaved}
      </output>
    </Flex>
  )
}
