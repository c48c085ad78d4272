import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '#web/shell/navigation.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { handOffTarget } from '../hand-off.ts'
import { accountMutations } from '../mutations.ts'
import { accountQueries } from '../queries.ts'
import { logInBy } from '../state.ts'
import { accountText } from '../text.ts'

type HandOffOfferProps = { code: string; onDone: (target: string) => void; onRefuse: () => void }

/** Says who and where a copied code stands for before anything is done with it. */
export function HandOffOffer({ code, onDone, onRefuse }: HandOffOfferProps) {
  const text = useText(accountText)
  const navigate = useNavigate()
  const info = useQuery(accountQueries.handOff(code))

  if (info.isError) {
    return (
      <ListState
        inline
        status="note"
        emptyText={info.error.message}
        emptyAction={<Button onClick={onRefuse}>{text.handOffClose}</Button>}
      />
    )
  }
  if (!info.data) return <Skeleton shape="lines" count={1} />
  const target = handOffTarget(info.data.target)
  const { truename } = info.data

  async function accept() {
    if (truename === '') return navigate(target, { replace: true })
    await logInBy(() => accountMutations.logInByHandOff({ code }))
    return onDone(target)
  }

  return (
    <section className="login-hand-off" aria-label={text.handOffFrom}>
      <h2 className="login-hand-off-title">{text.handOffFrom}</h2>
      <p>{truename ? text.handOffWho(truename) : text.handOffVisitor}</p>
      <p className="login-hand-off-target">{target}</p>
      <div className="login-hand-off-actions">
        <Button onClick={onRefuse}>{text.handOffCancel}</Button>
        <Button variant="primary" onClick={accept}>
          {truename ? text.handOffGo : text.open}
        </Button>
      </div>
    </section>
  )
}
