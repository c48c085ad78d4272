import { useForm } from '#web/shell/use-form.ts'
import { pickupFailures } from '#contract/commerce/coffee.ts'
import { pickupCodeDigits, readPickupCode } from '#contract/commerce/pickup-code.ts'
import { CodeScanner } from '#web/shell/code-scanner.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { codeIn } from '../look-up.ts'
import { coffeePaths } from '#web/paths/coffee.ts'
import { coffeeText } from '../text.ts'

/** Scan a code, or type its digits. */
export function CounterForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const form = useForm({
    initial: () => ({ code: '' }),
    faultsOf: ({ code }) => ({
      code: readPickupCode(code) ? undefined : pickupFailures.codeWrong[language],
    }),
    showFaults: 'tried',
    onSubmit: async ({ code }) => {
      await onCode(code)
      form.reset()
    },
  })

  function scan(scanned: string): boolean {
    const code = codeIn(scanned, { origin: location.origin, path: coffeePaths.counter })
    if (code) void onCode(code)
    return code !== undefined
  }

  return (
    <>
      <div className="coffee-counter-scan">
        <CodeScanner text={text} onScan={scan} />
      </div>
      <form {...form.props} className="coffee-counter-form">
        <Field
          {...form.bind('code')}
          label={text.typeCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={pickupCodeDigits + 1}
          clearable
        />
        <Button type="submit" block onClick={form.submit}>
          {text.find}
        </Button>
      </form>
    </>
  )
}
