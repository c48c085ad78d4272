import { useQuery } from '@tanstack/react-query'
import { CupIcon, ScanIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { coffeePaths } from '../paths.ts'
import { coffeeQueries } from '../queries.ts'
import { coffeeText } from '../text.ts'

/** The way to one's vouchers and, for the staff of a counter, to the counter. */
export function CoffeeRows() {
  const text = useText(coffeeText)
  const { data } = useQuery(coffeeQueries.counters())
  return (
    <>
      <ListRow before={<CupIcon />} title={text.coffee} href={coffeePaths.all} />
      {data && data.counters.length > 0 && (
        <ListRow before={<ScanIcon />} title={text.counter} href={coffeePaths.counter} />
      )}
    </>
  )
}
