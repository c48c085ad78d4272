import { useNavigate } from '#web/shell/navigation.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { subjectPaths } from '#web/paths/subjects.ts'
import { subjectText } from '../text.ts'

/** For use in an overlay, which closes before the navigation. */
export function ManageSubjects({ onLeave }: { onLeave: () => void }) {
  const text = useText(subjectText)
  const navigate = useNavigate()
  return (
    <Button
      block
      variant="quiet"
      onClick={() => {
        onLeave()
        return navigate(subjectPaths.own)
      }}
    >
      {text.manage}
    </Button>
  )
}
