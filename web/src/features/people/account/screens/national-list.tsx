import { useNavigate } from '#web/shell/navigation.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { accountPaths } from '#web/paths/account.ts'
import { chooseAreaNumber } from '../state.ts'
import { CountryList } from '../parts/country-list.tsx'

/** The choice on a screen of its own; the phone field of the screen before takes it over. */
export function NationalList() {
  const navigate = useNavigate()
  return (
    <ScreenFrame>
      <CountryList
        onChoose={(country) => {
          chooseAreaNumber(country.areaNumber)
          // The router counts its own entries: who arrived here directly has no form to go back to.
          const depth = (window.history.state as { idx?: number } | null)?.idx ?? 0
          if (depth > 0) void navigate(-1)
          else void navigate(accountPaths.login, { replace: true })
        }}
      />
    </ScreenFrame>
  )
}
