import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { couponMutations } from '../mutations.ts'
import { couponText } from '../text.ts'
import './take-coupon.css'

/** Adds a coupon by its code. */
export function TakeCoupon() {
  const text = useText(couponText)
  const form = useForm({
    initial: () => ({ code: '' }),
    faultsOf: ({ code }) => ({ code: code.trim() === '' ? text.enterCode : undefined }),
    showFaults: 'tried',
    refusalAt: 'code',
    async onSubmit({ code }) {
      await couponMutations.take({ code: code.trim() })
      toast(text.taken, 'success')
      form.reset()
    },
  })
  return (
    <form className="take-coupon" {...form.props}>
      <Field
        {...form.bind('code')}
        label={text.code}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        suffix={
          <Button type="submit" small variant="quiet" onClick={form.submit}>
            {text.take}
          </Button>
        }
      />
    </form>
  )
}
