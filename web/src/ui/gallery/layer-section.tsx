import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { overlay } from '#web/ui/overlay/overlay.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

type Layer = 'dialog' | 'bottom' | 'top' | null

function load() {
  overlay.show()
  setTimeout(() => overlay.hide(), 1500)
}

export function LayerSection() {
  const text = useText(galleryText)
  const [layer, setLayer] = useState<Layer>(null)
  const [answer, setAnswer] = useState('')
  const close = () => setLayer(null)
  const subjects = text.subjects.map((subject) => (
    <ListRow key={subject} title={subject} onClick={() => toast(subject)} />
  ))

  async function ask() {
    const yes = await confirm({
      title: text.confirmTitle,
      text: text.confirmText,
      yes: text.confirmYes,
      no: text.confirmNo,
    })
    setAnswer(String(yes))
  }

  return (
    <Section title={text.modals}>
      <div className="gallery-wrap" data-testid="layers" data-answer={answer}>
        <Button onClick={() => setLayer('dialog')}>{text.openDialog}</Button>
        <Button onClick={() => void ask()}>{text.openConfirm}</Button>
        <Button onClick={() => setLayer('bottom')}>{text.openBottom}</Button>
        <Button onClick={() => setLayer('top')}>{text.openTop}</Button>
        <Button onClick={() => toast(text.saved, 'success')}>{text.showToast}</Button>
        <Button onClick={() => toast(text.busy, 'failure')}>{text.showFailure}</Button>
        <Button onClick={load}>{text.showOverlay}</Button>
      </div>
      <Dialog
        open={layer === 'dialog'}
        onClose={close}
        title={text.dialogTitle}
        actions={
          <>
            <Button onClick={close}>{text.plain}</Button>
            <Button variant="primary" onClick={close}>
              {text.change}
            </Button>
          </>
        }
      >
        {text.dialogText}
      </Dialog>
      <Sheet open={layer === 'bottom'} onClose={close} title={text.sheetTitle} flush>
        {subjects}
      </Sheet>
      <Sheet open={layer === 'top'} onClose={close} title={text.sheetTitle} from="top" flush>
        {subjects}
      </Sheet>
    </Section>
  )
}
