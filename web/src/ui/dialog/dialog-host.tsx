import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { useSignal } from '#web/ui/signal.ts'
import { kitText } from '#web/ui/text.ts'
import { confirmSignal } from './confirm.ts'
import { Dialog } from './dialog.tsx'

/** Rendered once, beside the app; shows what `confirm()` asks. */
export function DialogHost() {
  const text = useText(kitText)
  const { asked, open } = useSignal(confirmSignal)
  return (
    <Dialog
      open={open}
      onClose={() => asked?.answer(false)}
      title={asked?.title ?? ''}
      alert
      actions={
        <>
          <Button onClick={() => asked?.answer(false)}>{asked?.no ?? text.no}</Button>
          <Button variant="primary" data-autofocus onClick={() => asked?.answer(true)}>
            {asked?.yes ?? text.yes}
          </Button>
        </>
      }
    >
      {asked?.text}
    </Dialog>
  )
}
