import { useId, useState } from 'react'
import { maskingStates } from '#contract/community/masking.ts'
import type { MaskBox, Masking } from '#contract/community/masking.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Modal } from '#web/ui/modal/modal.tsx'
import { kitText } from '#web/ui/text.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { addMask, chooseNext, firstMasks, masksOn, toggleMask } from '../mask-state.ts'
import { maskingText } from '../text.ts'
import { MaskEditor } from '../parts/mask-editor.tsx'
import './mask-sheet.css'

type MaskSheetProps = {
  picture: { url: string; name: string }
  /** `boxes` are masked at first. */
  masking: Pick<Masking, 'state' | 'width' | 'height' | 'found' | 'boxes'>
  /** What is said of findings without a mask. */
  sayOpen: (count: number) => string
  onConfirm: (boxes: MaskBox[]) => Promise<unknown>
  onClose: () => void
}

/** What was found on a picture, drawn over it, for its author to change and confirm. */
export function MaskSheet({ picture, masking, sayOpen, onConfirm, onClose }: MaskSheetProps) {
  const text = useText(maskingText)
  const kit = useText(kitText)
  const id = useId()
  const [state, setState] = useState(() => firstMasks(masking))
  const chosen = state.masks.find((mask) => mask.id === state.chosen)
  const leftOpen = state.masks.filter(({ isOn }) => !isOn).length
  const { width, height } = masking

  function add() {
    const box = { x: width * 0.35, y: height * 0.42, width: width * 0.3, height: height * 0.16 }
    setState((old) => addMask(old, box, masking))
  }

  async function confirm() {
    await onConfirm(masksOn(state))
    toast(text.done, 'success')
    onClose()
  }

  return (
    <Modal open onClose={onClose} from="full" labelledBy={id}>
      <div className="mask-sheet-head">
        <h2 id={id}>{text.title}</h2>
        <IconButton label={kit.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="mask-sheet-body">
        <p className="mask-sheet-note">
          {masking.state === maskingStates.unsearched && `${text.unsearched} `}
          {text.hint}
        </p>
        <MaskEditor picture={{ ...picture, width, height }} state={state} onState={setState} />
        <div className="mask-sheet-tools">
          <Button disabled={state.masks.length === 0} onClick={() => setState((old) => chooseNext(old))}>
            {text.next}
          </Button>
          <Button onClick={add}>{text.add}</Button>
          <Button disabled={!chosen} onClick={() => chosen && setState((old) => toggleMask(old, chosen.id))}>
            {chosen && !chosen.isOn ? text.restore : text.remove}
          </Button>
        </div>
        <output className="mask-sheet-open">{leftOpen > 0 && sayOpen(leftOpen)}</output>
        <Button variant="primary" block onClick={confirm}>
          {text.confirm}
        </Button>
      </div>
    </Modal>
  )
}
