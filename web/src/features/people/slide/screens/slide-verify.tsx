import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useBack } from '#web/shell/use-back.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { SlideCheck } from '../parts/slide-check.tsx'
import { saveSlideTicket } from '../state.ts'
import { slideText } from '../text.ts'
import './slide-verify.css'

/** The same check on a screen of its own; whatever asks for one next has it done already. */
export function SlideVerify() {
  const text = useText(slideText)
  const back = useBack()

  function handleSolved(ticket: string) {
    saveSlideTicket(ticket)
    toast(text.solved, 'success')
    back()
  }

  return (
    <ScreenFrame>
      <div className="slide-verify">
        <h2 className="slide-verify-title sentence">{text.title}</h2>
        <SlideCheck onSolved={handleSolved} />
      </div>
    </ScreenFrame>
  )
}
