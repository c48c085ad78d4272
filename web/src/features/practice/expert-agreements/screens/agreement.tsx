import { useQuery } from '@tanstack/react-query'
import { agreementStates } from '#contract/practice/expert-agreements.ts'
import type { Agreement } from '#contract/practice/expert-agreements.ts'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { SheetDetail } from '#web/features/practice/expert-sheets/cards/sheet-detail.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { SignForm } from '../parts/sign-form.tsx'
import { SignedList } from '../parts/signed-list.tsx'
import { expertAgreementQueries } from '../queries.ts'
import { expertAgreementText } from '../text.ts'
import './agreement.css'

/** The agreement of an expert with a meeting: to be read, signed, and downloaded afterwards. */
export const AgreementScreen = () => (
  <ExpertScreen>{(sheet) => <AgreementOfSheet sheet={sheet} />}</ExpertScreen>
)

function AgreementOfSheet({ sheet }: { sheet: SheetAddress }) {
  const agreement = useQuery(expertAgreementQueries.agreement(sheet))
  return (
    <SheetDetail sheet={sheet} detail={agreement}>
      {(shown) => <AgreementBody key={shown.digest} sheet={sheet} agreement={shown} />}
    </SheetDetail>
  )
}

function AgreementBody({ sheet, agreement }: { sheet: SheetAddress; agreement: Agreement }) {
  const text = useText(expertAgreementText)
  const { status, signed } = agreement
  if (status === agreementStates.unneeded) return <ListState status="note" emptyText={text.unneeded} />
  const isSigned = status === agreementStates.signed
  return (
    <>
      <Headline title={agreement.title} />
      {status === agreementStates.outdated && <p className="agreement-note">{text.outdated}</p>}
      {isSigned && <p className="agreement-note">{text.current(signed[0]!.sign_time)}</p>}
      <article className="agreement-text">
        <Prose text={agreement.content} />
      </article>
      {!isSigned && <SignForm sheet={sheet} agreement={agreement} />}
      <SignedList signed={signed} />
    </>
  )
}
