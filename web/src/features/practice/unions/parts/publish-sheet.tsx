import { unionNoticeCalls, unionNoticeLimits } from '#contract/practice/union-notices.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { AttachmentList } from '#web/shell/attachment-list.tsx'
import { findFileMistake } from '#web/shell/attachments.ts'
import { keptFiles } from '#web/shell/uploads.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { noticeText } from '../notice-text.ts'
import './union-form.css'

type PublishSheetProps = { unionId: number; open: boolean; onClose: () => void }

export function PublishSheet({ unionId, open, onClose }: PublishSheetProps) {
  const text = useText(noticeText)
  return (
    <Sheet open={open} onClose={onClose} title={text.publish}>
      {open && <PublishForm unionId={unionId} onClose={onClose} />}
    </Sheet>
  )
}

const { files: mostFiles, ...most } = unionNoticeLimits

function PublishForm({ unionId, onClose }: Omit<PublishSheetProps, 'open'>) {
  const text = useText(noticeText)
  const attachments = useUploads(unionNoticeCalls.upload, {}, { faultOf: findFileMistake })
  const form = useForm({
    initial: () => ({ title: '', content: '' }),
    faultsOf: ({ title, content }) => ({
      title: faultOf('title', title),
      content: faultOf('content', content),
    }),
    async onSubmit({ title, content }) {
      const files = keptFiles(attachments.list).map(({ url }) => url)
      if (files.length < attachments.list.length) return
      await unionMutations.publishNotice({ id: unionId, title, content, files })
      toast(text.published, 'success')
      onClose()
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
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.publish}
      </Button>
    </form>
  )
}
