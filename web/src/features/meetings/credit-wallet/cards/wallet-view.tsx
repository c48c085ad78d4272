import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wallet, WalletFormat } from '#contract/meetings/credit-wallet.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { walletMutations } from '../mutations.ts'
import { CreditRow } from '../parts/credit-row.tsx'
import { CreditSheet } from '../parts/credit-sheet.tsx'
import { walletQueries } from '../queries.ts'
import { creditWalletText } from '../text.ts'
import './wallet-view.css'

/** The credits of a year: how far from the requirement, each of them, more from elsewhere, and the files for the hospital. */
export function WalletView({ year }: { year: number }) {
  const query = useQuery({ ...walletQueries.wallet(year), placeholderData: keepPreviousData })
  if (!query.data)
    return (
      <ListState
        status={query.isError ? 'error' : 'loading'}
        errorText={query.error?.message}
        onRetry={() => query.refetch()}
      />
    )
  return <WalletBody wallet={query.data} />
}

function WalletBody({ wallet }: { wallet: Wallet }) {
  const text = useText(creditWalletText)
  const [adding, setAdding] = useState(0)

  async function save(format: WalletFormat, format_id?: number) {
    const { url } = await walletMutations.export({ year: wallet.year, format, format_id })
    location.assign(url)
  }

  return (
    <>
      <WalletSummary wallet={wallet} />
      <div className="wallet-view-tools">
        <Button variant="primary" block onClick={() => setAdding(adding + 1)}>
          {text.add}
        </Button>
        <Button onClick={() => save('pdf')}>{text.exportPdf}</Button>
        <Button onClick={() => save('xlsx')}>{text.exportExcel}</Button>
      </div>
      <Section title={text.credits} aside={wallet.credits.length || undefined}>
        {wallet.credits.length === 0 ? (
          <ListState status="empty" inline emptyText={text.none} />
        ) : (
          <ul>
            {wallet.credits.map((credit) => (
              <li key={`${credit.is_platform} ${credit.credit_id}`}>
                <CreditRow credit={credit} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {wallet.formats.length > 0 && (
        <Section title={text.platforms}>
          <p className="wallet-view-note wallet-view-platforms">{text.platformsNote}</p>
          {wallet.formats.map(({ format_id, province, name, exported_time }) => (
            <ListRow
              key={format_id}
              title={name}
              note={separated([province, exported_time && text.exportedAt(exported_time)])}
              after={text.exportExcel}
              onClick={() => save('xlsx', format_id)}
            />
          ))}
        </Section>
      )}
      {adding > 0 && <CreditSheet key={adding} />}
    </>
  )
}

function WalletSummary({ wallet }: { wallet: Wallet }) {
  const text = useText(creditWalletText)
  const language = useLanguage()
  const { requirement } = wallet
  const gaps = [
    Number(wallet.gap) > 0 && text.gap(wallet.gap),
    Number(wallet.first_class_gap) > 0 && text.firstGap(wallet.first_class_gap),
  ].filter(Boolean)
  return (
    <section className="wallet-view-summary" aria-label={text.summary(wallet.year)}>
      <p className="wallet-view-total">
        <b>{wallet.total}</b>
        <span>{separated([text.total, `${text.firstClass} ${wallet.first_class_total}`])}</span>
      </p>
      {requirement ? (
        <>
          <ProgressBar
            label={text.progress}
            share={Math.min(1, Number(wallet.total) / Number(requirement.credit))}
          />
          <p className="wallet-view-gap" data-met={gaps.length === 0 || undefined}>
            {gaps.length === 0 ? text.met : separated(gaps)}
          </p>
          <p className="wallet-view-note">
            {separated([
              text.ofRequired(requirement.credit),
              text.requirementFor(titleName(requirement.title, language), requirement.province),
              requirement.note,
            ])}
          </p>
        </>
      ) : (
        <p className="wallet-view-note">{text.noRequirement}</p>
      )}
    </section>
  )
}
