import type { CompanyItem } from '#contract/library/encyclopedia.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaText } from '../text.ts'
import { CompanyLogo } from './company-logo.tsx'

export function CompanyRow({ company }: { company: CompanyItem }) {
  const text = useText(encyclopediaText)
  return (
    <ListRow
      href={encyclopediaPaths.company(company.company_id)}
      before={<CompanyLogo src={company.logo} size="small" />}
      title={company.company_name}
      note={text.productCount(company.product_num)}
    />
  )
}
