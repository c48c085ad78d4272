import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maskingStates } from '#contract/community/masking.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { maskingMutations } from '../mutations.ts'
import { MaskSheet } from './mask-sheet.tsx'
import { maskingQueries } from '../queries.ts'
import { maskingText } from '../text.ts'
import './masked-picture.css'

/** A picture that is to be published: being searched, to be checked by its author, or masked. */
export function MaskedPicture({ url, name }: { url: string; name: string }) {
  const text = useText(maskingText)
  const { data: masking } = useQuery(maskingQueries.get(url))
  const [isOpen, setOpen] = useState(false)
  if (!masking || masking.state === maskingStates.searching)
    return (
      <output className="masked-picture">
        <Spinner />
        {text.searching}
      </output>
    )
  const isConfirmed = masking.masked_url !== ''
  const isClean = masking.found.length === 0 && masking.boxes.length === 0
  return (
    <div className="masked-picture">
      <Picture src={isConfirmed ? masking.masked_url : url} alt={name} width={240} ratio="1" />
      <span className="masked-picture-state">
        {isConfirmed ? (isClean ? text.clean : text.confirmed) : text.toConfirm}
      </span>
      <Button small variant={isConfirmed ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
        {isConfirmed ? text.again : text.review(masking.found.length)}
      </Button>
      {isOpen && (
        <MaskSheet
          picture={{ url, name }}
          // Everything that was found is masked at first; later, what was confirmed last.
          masking={isConfirmed ? masking : { ...masking, boxes: masking.found }}
          sayOpen={text.leftOpen}
          onConfirm={(boxes) => maskingMutations.confirm({ url, boxes })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
