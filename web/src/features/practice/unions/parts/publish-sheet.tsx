import { useState } from 'react'
import { unionNoticeCalls, unionNoticeLimits } from '#contract/practice/union-notices.ts'
import type { UnionNotice } from '#contract/practice/union-notices.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { AttachmentList } from '#web/shell/attachment-list.tsx'
import { findFileMistake } from '#web/shell/attachments.ts'
import { keptFiles } from '#web/shell/uploads.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { noticeText } from '../notice-text.ts'
import './union-form.css'

type PublishSheetProps = {
  unionId: number
  /** The one that is changed; undefined for a new one. */
  notice?: UnionNotice
  open: boolean
  onClose: () => void
}

export function PublishSheet({ open, ...props }: PublishSheetProps) {
  const text = useText(noticeText)
  return (
    <Sheet open={open} onClose={props.onClose} title={props.notice ? text.edit : text.publish}>
      {open && <NoticeForm {...props} />}
    </Sheet>
  )
}

const { files: mostFiles, title: mostTitle, content: mostContent } = unionNoticeLimits
const most = { title: mostTitle, content: mostContent }

function NoticeForm({ unionId, notice, onClose }: Omit<PublishSheetProps, 'open'>) {
  const text = useText(noticeText)
  const attachments = useUploads(
    unionNoticeCalls.upload,
    {},
    { faultOf: findFileMistake, known: notice?.files ?? [] },
  )
  const [isTold, setIsTold] = useState(false)
  const form = useForm({
    initial: () => ({ title: notice?.title ?? '', content: notice?.source ?? '' }),
    faultsOf: ({ title, content }) => ({
      title: faultOf('title', title),
      content: faultOf('content', content),
    }),
    draft: { key: `union_notice_${unionId}_${notice?.id ?? 0}`, in: 'device' },
    async onSubmit({ title, content }) {
      const files = keptFiles(attachments.list).map(({ url }) => url)
      if (files.length < attachments.list.length) return false
      const written = { title: title.trim(), content: content.trim(), files }
      if (notice) await unionMutations.editNotice({ id: notice.id, ...written, is_told: isTold })
      else await unionMutations.publishNotice({ id: unionId, ...written })
      toast(notice ? text.edited : text.published, 'success')
      return onClose()
    },
  })

  function faultOf(field: keyof typeof most, value: string): string | undefined {
    if (value.trim() === '') return text.missingField(text[field])
    return characterCount(value.trim()) > most[field] ? text.tooLong(most[field]) : undefined
  }

  return (
    <form className="union-form" {...form.props}>
      <Field {...form.bind('title')} label={text.title} data-autofocus />
      <TextArea {...form.bind('content')} label={text.content} most={most.content} />
      <AttachmentList
        attachments={attachments}
        most={mostFiles}
        hint={text.filesHint(mostFiles)}
        isTried={form.isTried}
      />
      {notice && (
        <Checkbox checked={isTold} onChange={setIsTold}>
          {text.tellAgain}
        </Checkbox>
      )}
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {notice ? text.saveEdit : text.publish}
      </Button>
    </form>
  )
}
