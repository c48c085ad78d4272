import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { expertSheetMutations } from '../mutations.ts'
import type { SheetAddress } from '../queries.ts'
import { withProof } from '../state.ts'
import { expertSheetText } from '../text.ts'

/** In place of what a device may show only once the invited number was proved in it. */
export function ProofNeeded({ sheet, inline = false }: { sheet: SheetAddress; inline?: boolean }) {
  const text = useText(expertSheetText)
  const prove = () =>
    withProof({ sheet, scene: 'confirm' }, (code) => expertSheetMutations.confirmDevice({ ...sheet, code }))
  return (
    <ListState
      status="note"
      inline={inline}
      emptyText={text.proofNeeded}
      emptyAction={
        <Button variant="primary" onClick={prove}>
          {text.proveTitle}
        </Button>
      }
    />
  )
}
